import { useUsage } from '../data/read/hooks.ts';
import { roomWays, sayRoom } from './account-room.ts';

/** An account that is almost full, or full, in a line among what is said of where the data is kept. */
export function RoomLine() {
  const usage = useUsage();
  const said = usage ? sayRoom(usage) : null;
  return said === null ? null : (
    <p>
      <strong>{`${said.title}.`}</strong> {`${said.fact} ${roomWays[said.stage]}`}
    </p>
  );
}
