import { House } from 'lucide-react';
import { useState } from 'react';
import { profileWords } from '../../messages/profile/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useGo } from '../../platform/view/view.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import type { FamilyForm } from './useFamilyForm.ts';

type Props = { form: FamilyForm; size?: 'medium' | 'large' | undefined };

/** The button to the dashboard. It asks before unsaved input is discarded. */
export function BackHome({ form, size = 'medium' }: Props) {
  const t = useMessages(profileWords);
  const go = useGo();
  const goHome = (): void => go({ view: 'welcome' });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} icon={<House />} onClick={() => (form.dirty ? setAsking(true) : goHome())}>
        {t.home}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.leave}
        cancelLabel={t.keepEditing}
        confirmLabel={t.leaveYes}
        destructive
        onConfirm={() => {
          form.discard();
          goHome();
        }}
      >
        <p>{t.leaveText}</p>
      </AlertDialog>
    </>
  );
}
