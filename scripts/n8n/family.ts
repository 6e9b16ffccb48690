import { randomUUID } from 'node:crypto';
import { type Adventure, newAdventure } from '../../src/domain/entities/adventure.ts';
import type { Step } from '../../src/domain/steps/step.ts';
import { nextStepType } from '../../src/domain/steps/step-machine.ts';
import { generateBody, nextStepBody, stopBody } from '../../src/story/request.ts';
import { family, freshServer, type Login, type Target } from '../../tests/attack/target.ts';
import { storyConfig, storyRequest } from '../../tests/support/story/story-family.ts';

/** A family with an account on our server, and the calls that its device makes while it plays. */

export type Told = { status: number; by: string; fallback: string; json: unknown; ms: number };

export type Player = {
  login: Login;
  server: Target;
  generate: () => Promise<Told>;
  next: (told: readonly Step[], notes: string) => Promise<Told>;
  stop: () => Promise<Told>;
  check: () => Promise<Told>;
  feedback: () => Promise<Told>;
};

const request = storyRequest();

/** Starts our server with the webhook at `address` as its story service, and signs a family up. */
export async function startPlayer(address: string, secret: string): Promise<Player> {
  const server = await freshServer({ STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: address, STORY_WEBHOOK_SECRET: secret });
  const login = await family(server);
  const post = async (body: unknown): Promise<Told> => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/functions/v1/story`, {
      method: 'POST',
      headers: {
        apikey: server.key,
        authorization: `Bearer ${login.token}`,
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.7',
      },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    const said = (name: string): string => answer.headers.get(name) ?? '';
    return { status: answer.status, by: said('x-story-provider'), fallback: said('x-story-fallback'), json, ms: performance.now() - began };
  };
  const adventure: Adventure = { id: randomUUID(), ...newAdventure(storyConfig, request.seed, new Date().toISOString()) };
  return {
    login,
    server,
    generate: () => post(generateBody(request, 0)),
    next: (told, notes) => post(nextStepBody({ ...request, told, notes }, nextStepType(told.length - 1, request.totalSteps), 0)),
    stop: () => post(stopBody(request, adventure, 'ended')),
    check: () => post({ userId: login.id, action: 'check_previous_adventures' }),
    feedback: () =>
      post({
        user_id: login.id,
        user_email: login.email,
        adult_name: 'Robin',
        timestamp: new Date().toISOString(),
        feedback_type: 'feature',
        rating: 4,
        message: 'More dragons in the garden, please',
        page_context: '/',
        user_agent: 'a browser',
      }),
  };
}

/** The first step of an answer; an empty object where there is none. */
export function stepOf({ json }: Told): Step {
  return (Array.isArray(json) ? json[0] : {}) as Step;
}

/** All texts of a step as JSON, without the storyteller's state. */
export const wordsOf = (step: Step): string => JSON.stringify({ ...step, telling: undefined, trace: undefined });
