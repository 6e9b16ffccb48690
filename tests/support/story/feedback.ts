/** The body of a feedback call without a sign-in, as the app sends it. */
export const feedback = {
  user_id: 'anonymous',
  user_email: 'not_provided',
  adult_name: 'not_provided',
  timestamp: '2026-11-21T08:00:00.000Z',
  feedback_type: 'feature',
  rating: 4,
  message: 'More dragons in the garden, please',
  page_context: '/auth',
  user_agent: 'test',
};
