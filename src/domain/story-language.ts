/** The language that stories are told in, until their tales are translated: a tag for `lang`, and for voices. */
export const storyLanguage = 'en';
