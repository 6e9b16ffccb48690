import { useUsage } from '../data/read/rare-hooks.ts';
import { roomWords } from '../messages/room.ts';
import { useMessages } from '../messages/useMessages.ts';
import { sayRoom } from './account-room.ts';

/** An account that is almost full, or full, in a line among what is said of where the data is kept. */
export function RoomLine() {
  // (the words are another language's once that is spoken)
  useMessages(roomWords);
  const usage = useUsage();
  const said = usage ? sayRoom(usage) : null;
  return said === null ? null : (
    <p>
      <strong>{`${said.title}.`}</strong> {said.text}
    </p>
  );
}
