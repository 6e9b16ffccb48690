import { useEffect, useState } from 'react';
import { AlertDialog } from '../../src/ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Checkbox } from '../../src/ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../src/ui/Dialog/Dialog.tsx';
import { Page } from '../../src/ui/Page/Page.tsx';
import { Row, Stack } from '../../src/ui/Stack/Stack.tsx';
import { Scene } from '../../src/ui/scene/Scene.tsx';
import { toast } from '../../src/ui/Toast/toast.ts';

export function Overlays({ theme }: { theme: string }) {
  const shown = new URLSearchParams(location.search).get('open') ?? 'dialog';
  const [dialog, setDialog] = useState(shown === 'dialog');
  const [alert, setAlert] = useState(shown === 'alert');
  useEffect(() => {
    if (shown !== 'toast') return;
    toast({ title: 'Next Step Ready', tone: 'success', duration: 0 });
    toast({
      title: 'Session deleted',
      description: 'The Tide That Forgot',
      action: { label: 'Undo', onPress: () => undefined },
      duration: 0,
    });
    toast({ title: 'Validation Error', description: 'Please enter a valid email address', tone: 'destructive', duration: 0 });
  }, [shown]);
  return (
    <Page theme={theme}>
      <Row>
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button onClick={() => setAlert(true)}>Alert</Button>
        <Button onClick={() => toast({ title: 'Profile saved', tone: 'success' })}>Toast</Button>
      </Row>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        dismissible={false}
        title="Welcome to Play Venture"
        art={<Scene theme="other" variant="band" />}
        footer={
          <>
            <Checkbox label="Don't show this again" checked={false} onCheckedChange={() => undefined} />
            <Button variant="quiet">Skip</Button>
            <Button variant="primary" size="medium" onClick={() => setDialog(false)}>
              Next
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>You read, they run. Every adventure is a handful of steps, made of what you have at home and of what your children choose.</p>
          <p>No screen for them: only your voice, and the garden.</p>
        </Stack>
      </Dialog>
      <AlertDialog
        open={alert}
        onOpenChange={setAlert}
        title="Delete Adventure Session"
        confirmLabel="Delete"
        destructive
        onConfirm={() => undefined}
      >
        <p>This cannot be undone. It removes the session and all progress.</p>
      </AlertDialog>
    </Page>
  );
}
