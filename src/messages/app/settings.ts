import { namespace, params } from '../i18n.ts';

export const settingsWords = namespace('settings', {
  title: 'This device',
  light: 'Light',
  lights: { system: 'Same as device', day: 'Day', night: 'Night', sun: 'Sunlight' },
  language: 'Language',
  sameAsDevice: 'Same as device',
  readingSize: 'Size of the read-aloud text',
  hand: 'Main buttons within reach of',
  leftHand: 'Left hand',
  rightHand: 'Right hand',
  cached: {
    nothing: 'Play Venture has not been fully downloaded yet. Stay online for a moment.',
    enough: 'Ready for the backyard: every adventure can be told here without a connection. Some themes are still being downloaded.',
    all: 'Ready for the backyard: Play Venture works here without a connection.',
  },
  persistence: {
    persisted: 'This browser keeps your family’s data until you remove it.',
    'best-effort': 'This browser may clear the data when the device runs out of space.',
    unknown: 'This browser does not say how long it keeps data.',
  },
  inAccount: 'What has been synced stays in your account.',
  onlyHere: 'It is on this device only; you can save it as a file.',
  version: params('Version {build}'),
});
