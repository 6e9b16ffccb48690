/** The language of the stories, for `lang` attributes and voices. Fixed until the tales are translated. */
export const storyLanguage = 'en';
