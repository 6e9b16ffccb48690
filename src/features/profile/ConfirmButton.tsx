import { Check } from 'lucide-react';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { FamilyForm } from './useFamilyForm.ts';

/** Saves the whole profile. It is never disabled: if something is missing, a message says so and that field takes the focus. */
export function ConfirmButton({ form }: { form: FamilyForm }) {
  const t = useMessages(profileWords);
  return (
    <Button variant="primary" icon={<Check />} busy={form.saving} onClick={() => void form.confirm()}>
      {form.settingUp ? t.confirmSetUp : t.confirmUpdate}
    </Button>
  );
}
