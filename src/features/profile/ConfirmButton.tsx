import { Check } from 'lucide-react';
import { Button } from '../../ui/Button/Button.tsx';
import type { FamilyForm } from './useFamilyForm.ts';

/** Saves the whole profile. It can always be pressed: what is missing is said, and takes the focus. */
export function ConfirmButton({ form }: { form: FamilyForm }) {
  return (
    <Button variant="primary" icon={<Check />} busy={form.saving} onClick={() => void form.confirm()}>
      {form.settingUp ? 'Complete Profile Setup' : 'Update Profile'}
    </Button>
  );
}
