/**
 * Every number that bounds what a family may enter or store.
 *
 * The same numbers stand as constraints in the database (`supabase/migrations`); a test compares the two.
 * Lengths are counted in UTF-16 code units on the device and in characters by Postgres, so the device is never laxer.
 */
export const limits = {
  email: { max: 255 },
  password: { min: 8, max: 100 },
  adultName: { min: 1, max: 100 },
  childName: { min: 1, max: 100 },
  childAge: { min: 1, max: 18 },
  /** The comma-separated text as typed. */
  interestsText: { max: 500 },
  considerations: { max: 1000 },
  children: { max: 20 },
  environmentName: { min: 1, max: 100 },
  environmentDescription: { max: 500 },
  environmentSpaceDetails: { max: 500 },
  environmentItem: { min: 1, max: 100 },
  environmentItems: { max: 50 },
  environments: { max: 50 },
  customTheme: { max: 500 },
  customEnvironment: { max: 500 },
  adventureName: { max: 200 },
  notes: { max: 2000 },
  /** What a parent dropped of what was understood in one step's notes: how many, and the length of a key. */
  dropped: { max: 60 },
  droppedKey: { max: 200 },
  /** What taps have said in one step's notes. */
  said: { max: 30 },
  feedbackMessage: { min: 10, max: 1000 },
  rating: { min: 1, max: 5 },
  totalSteps: { min: 1, max: 30, default: 8 },
  /** The planned length of an adventure, in minutes. */
  durationPlanned: { default: 30 },
  /** One adventure row as JSON, in bytes. */
  adventureBytes: { max: 256 * 1024 },
  /** All adventures of a family: rows, and bytes together. */
  adventures: { max: 2000, maxBytes: 50 * 1024 * 1024 },
  /** A family's file that is read, in bytes: a full account, laid out for people to read, takes twice what it takes in the database. */
  familyFileBytes: { max: 128 * 1024 * 1024 },
  /** One push: rows and bytes. */
  pushRows: { max: 200 },
  pushBytes: { max: 1024 * 1024 },
  /** What is changed of one row (JSON Patch): operations, and the places on the way to what one of them changes; and the operations of one push. */
  patchOps: { max: 50 },
  patchDepth: { max: 16 },
  pushOps: { max: 400 },
  /** One pull: rows. */
  pullRows: { max: 200 },
} as const;
