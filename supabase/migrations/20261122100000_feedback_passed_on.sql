-- When feedback was passed on to the automation: a call that comes again, on purpose or not, is passed on once.
alter table public.feedback add column passed_on timestamptz;
