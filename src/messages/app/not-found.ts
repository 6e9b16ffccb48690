import { namespace } from '../i18n.ts';

export const notFoundWords = namespace('notFound', {
  page: 'Page not found',
  title: 'Oops! Page not found',
  text: 'This path leads nowhere. Even good explorers take a wrong turn.',
  home: 'Return to Home',
});
