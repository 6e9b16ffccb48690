// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theLettersSignedYours from '../en/mystery/the-letters-signed-yours.json' with { type: 'json' };
import theLiftThatStoppedAtThreeAndAHalf from '../en/mystery/the-lift-that-stopped-at-three-and-a-half.json' with { type: 'json' };
import theLighthouseThatWinkedAtFour from '../en/mystery/the-lighthouse-that-winked-at-four.json' with { type: 'json' };
import theRoomThatWasNotThere from '../en/mystery/the-room-that-was-not-there.json' with { type: 'json' };
import theStreetThatWasMendedFirst from '../en/mystery/the-street-that-was-mended-first.json' with { type: 'json' };

export const tales: readonly unknown[] = [theLettersSignedYours, theLiftThatStoppedAtThreeAndAHalf, theLighthouseThatWinkedAtFour, theRoomThatWasNotThere, theStreetThatWasMendedFirst];
