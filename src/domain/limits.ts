/**
 * All limits on what a family can enter or store.
 * The database has the same numbers as constraints (`supabase/migrations`); a test compares them. Both count code points, of
 * which an emoji has one or a few: zod's `maxLength` and Postgres alike, and so does whatever counts here.
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
  /** The events that a parent dropped from one step's notes: how many, and the length of a key. */
  dropped: { max: 60 },
  droppedKey: { max: 200 },
  /** What taps have added to one step's notes. */
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
  /** An imported family file, in bytes: indented for readability, a full account takes twice the space it takes in the database. */
  familyFileBytes: { max: 128 * 1024 * 1024 },
  /** One push: rows and bytes. */
  pushRows: { max: 200 },
  pushBytes: { max: 1024 * 1024 },
  /** Limits of a JSON Patch: operations per row, path segments per operation, and operations per push. */
  patchOps: { max: 50 },
  patchDepth: { max: 16 },
  pushOps: { max: 400 },
  /** One pull: rows. */
  pullRows: { max: 200 },
} as const;
