// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackRequest } from '../../../../src/domain/contracts/story-contract.ts';
import { FeedbackButton } from '../../../../src/features/feedback/FeedbackButton.tsx';
import { feedbackBody } from '../../../../src/features/feedback/feedback-body.ts';
import type { SendFeedback } from '../../../../src/features/feedback/useFeedbackForm.ts';
import { setAccountState } from '../../../../src/platform/account/account-state.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => setAccountState({ kind: 'signed-out' }));
afterEach(cleanup);

const sendTo = (outcome: 'sent' | 'queued' | 'failed') => vi.fn<SendFeedback>(() => Promise.resolve(outcome));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function open(send: SendFeedback): Promise<void> {
  render(
    <UiProvider>
      <FeedbackButton send={send} />
    </UiProvider>,
  );
  await press('Give Feedback');
  await screen.findByRole('dialog', { name: 'Give Feedback' });
}

async function fill(message = 'The dragon was a great hit'): Promise<void> {
  await userEvent.selectOptions(field('Feedback type'), 'feature');
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(field('Message'), { target: { value: message } });
}

describe('giving feedback', () => {
  it('[FEED-01] requires a type, a rating and a long enough message, with an error at each field', async () => {
    const send = sendTo('sent');
    await open(send);
    await press('Send Feedback');
    await waitFor(() => expect(screen.getAllByText('Please select a feedback type')).toHaveLength(2));
    expect(screen.getByText('Validation Error')).toBeTruthy();
    expect(document.activeElement).toBe(field('Feedback type'));

    await userEvent.selectOptions(field('Feedback type'), 'bug');
    await press('Send Feedback');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));

    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    fireEvent.change(field('Message'), { target: { value: '   too few   ' } });
    await press('Send Feedback');
    await waitFor(() => expect(screen.getAllByText('Please provide at least 10 characters')).toHaveLength(2));
    expect(document.activeElement).toBe(field('Message'));

    fireEvent.change(field('Message'), { target: { value: 'm'.repeat(1001) } });
    expect(screen.getByText(/1001 \/ 1000/)).toBeTruthy();
    await press('Send Feedback');
    await waitFor(() => expect(screen.getAllByText('Feedback must be less than 1000 characters')).toHaveLength(2));
    expect(send).not.toHaveBeenCalled();
  });

  it('[FEED-01] sends the trimmed message with the sender, the page and the time', async () => {
    const account = { id: '10000000-0000-4000-8000-000000000001', email: 'robin@example.org', adultName: 'Robin' };
    setAccountState({ kind: 'signed-in', account, session: 'valid' });
    const send = sendTo('sent');
    await open(send);
    await fill('  The dragon was a great hit  ');
    await press('Send Feedback');
    expect(await screen.findByText('Feedback submitted!')).toBeTruthy();
    const body = send.mock.calls[0]?.[0];
    expect(body).toMatchObject({
      user_id: account.id,
      user_email: account.email,
      adult_name: 'Robin',
      feedback_type: 'feature',
      rating: 4,
      message: 'The dragon was a great hit',
      page_context: '/',
      user_agent: navigator.userAgent,
    });
    expect(FeedbackRequest.safeParse(body).success).toBe(true);
    expect(Date.parse(body?.timestamp ?? '')).not.toBeNaN();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Give Feedback' })).toBeNull());
    await press('Give Feedback');
    await screen.findByRole('dialog', { name: 'Give Feedback' });
    expect(field('Message').value).toBe('');
  });

  it('[FEED-01] works without a sign-in', () => {
    const form = { feedbackType: 'other', rating: 3, message: 'Just looking around' } as const;
    const body = feedbackBody(form, { account: null, at: '2026-11-21T10:00:00.000Z', page: '/auth', agent: 'a'.repeat(2_000) });
    expect(body).toMatchObject({ user_id: 'anonymous', user_email: 'not_provided', adult_name: 'not_provided', page_context: '/auth' });
    expect(FeedbackRequest.safeParse(body).success).toBe(true);
  });

  it('[FEED-01] says that it is queued if there is no connection', async () => {
    await open(sendTo('queued'));
    await fill();
    await press('Send Feedback');
    expect(await screen.findByText('Your feedback is waiting to be sent')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Give Feedback' })).toBeNull());
  });

  it('[FEED-01] keeps the text if it could not be sent', async () => {
    await open(sendTo('failed'));
    await fill();
    await press('Send Feedback');
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to submit feedback. Please try again.')).toBeTruthy();
    expect(field('Message').value).toBe('The dragon was a great hit');
  });

  it('keeps the text if the dialog is closed by mistake', async () => {
    await open(sendTo('sent'));
    await fill();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Give Feedback' })).toBeNull());
    await press('Give Feedback');
    await screen.findByRole('dialog', { name: 'Give Feedback' });
    expect(field('Message').value).toBe('The dragon was a great hit');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  });
});
