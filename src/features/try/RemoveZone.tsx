import { adoptionWords } from '../../messages/try/adoption.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { DiscardTrial } from './DiscardTrial.tsx';
import { SignUpPrompt } from './SignUpPrompt.tsx';

/** At the end of a guest family's profile: move it into an account, or delete it. */
export function RemoveZone() {
  const t = useMessages(adoptionWords);
  return (
    <Stack as="section" aria-labelledby="this-device">
      <Heading level={2} size="small" id="this-device">
        {t.device}
      </Heading>
      <SignUpPrompt />
      <div>
        <DiscardTrial label={t.throwFamily} />
      </div>
    </Stack>
  );
}
