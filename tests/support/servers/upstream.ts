import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTls } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { StoryPlan } from '../../../src/storyteller/director/plan.ts';

/** The external server that the story service asks (a webhook or a model), as a real server whose behaviour a test sets. */

export type Asked = { method: string; path: string; headers: Record<string, string>; text: string; body: unknown };

/** Answers one request. A connection that it leaves open is closed when the server stops. */
export type Behaviour = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export type Upstream = {
  port: number;
  url: string;
  asked: Asked[];
  /** Sets its behaviour from now on. */
  behave: (behaviour: Behaviour) => void;
  /** Clears the list of requests. */
  forget: () => void;
  stop: () => Promise<void>;
};

/** Starts it on a free port, with https where a certificate is given. */
export async function startUpstream(behaviour: Behaviour, tls?: { cert: string; key: string }): Promise<Upstream> {
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  let current = behaviour;
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const one: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        text,
        body: parse(text),
      };
      asked.push(one);
      void current(one, response);
    });
  };
  const server = tls === undefined ? createPlain(listener) : createTls(tls, listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    asked,
    behave: (next) => {
      current = next;
    },
    forget: () => void asked.splice(0),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Answers with JSON. */
export function says(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  return (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Answers with a text as it is. */
export function saysText(text: string, status = 200, headers: Record<string, string> = {}): Behaviour {
  return (_asked, response) => {
    response.writeHead(status, headers);
    response.end(text);
  };
}

/** Accepts the request and never answers. */
export const hangs: Behaviour = () => undefined;

/** Closes the connection in the middle of the answer. */
export const cuts: Behaviour = (_asked, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('[{"text to read": "The ship');
  setImmediate(() => response.destroy());
};

/** Closes the connection without an answer. */
export const dropsAtOnce: Behaviour = (_asked, response) => void response.destroy();

/** Uses one behaviour for each request in turn; the last one stays. */
export function inTurn(...behaviours: [Behaviour, ...Behaviour[]]): Behaviour {
  let at = 0;
  return (asked, response) => {
    const behaviour = behaviours[Math.min(at, behaviours.length - 1)] ?? behaviours[0];
    at += 1;
    return behaviour(asked, response);
  };
}

/** The body of a chat completions API's answer with this text. */
export function completion(content: string | null, message: Record<string, unknown> = {}): unknown {
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...message } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

type Message = { role: string; content: string };

/** The messages that were sent to a model; none where it was not asked. */
export function messagesOf(asked: Asked | undefined): Message[] {
  return (asked?.body as { messages: Message[] } | undefined)?.messages ?? [];
}

/** The messages as one text. */
export function promptOf(asked: Asked | undefined): string {
  return messagesOf(asked)
    .map(({ content }) => content)
    .join('\n');
}

/** The plan in the messages, without the notes. */
export function planOf(asked: Asked): StoryPlan {
  const user = messagesOf(asked).find(({ role }) => role === 'user')?.content ?? '';
  const [data = ''] = user.slice(user.indexOf('{')).split('\n\nNotes by the adult');
  return JSON.parse(data) as StoryPlan;
}

/** A model that answers with what `answer` returns for the plan. */
export function directs(answer: (plan: StoryPlan) => unknown): Behaviour {
  return (asked, response) => says(completion(JSON.stringify(answer(planOf(asked)))))(asked, response);
}

/** A well-behaved model: it answers with the draft, in which each text except for the way and the choices is changed by `change`. */
export function words(change: (text: string, field: string) => string = (text) => text): Behaviour {
  return directs(({ draft }) =>
    Object.fromEntries(
      Object.entries(draft).map(([field, text]) => [field, typeof text === 'string' && field !== 'way' ? change(text, field) : text]),
    ),
  );
}
