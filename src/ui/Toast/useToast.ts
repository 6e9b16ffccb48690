import { dismissToast, toast } from './toast.ts';

const api = { toast, dismissToast };

/** The toast functions, for those who prefer a hook; the same as importing `toast` itself. */
export function useToast(): typeof api {
  return api;
}
