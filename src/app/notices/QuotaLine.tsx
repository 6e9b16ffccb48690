import { useUsage } from '../../data/read/rare-hooks.ts';
import { quotaWords } from '../../messages/app/quota.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { quotaMessage } from './account-quota.ts';

/** Says in the settings, in one line, that the account is full or almost full. */
export function QuotaLine() {
  // Renders again when the language changes: `quotaMessage` reads the words itself.
  useMessages(quotaWords);
  const usage = useUsage();
  const message = usage ? quotaMessage(usage) : null;
  return message === null ? null : (
    <p>
      <strong>{`${message.title}.`}</strong> {message.text}
    </p>
  );
}
