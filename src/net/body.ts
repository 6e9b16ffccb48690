import type { StatusError } from './http.ts';

/** What a successful answer contains: JSON, or any other text (null where it is empty), or a web page, which is no answer of a service. */
export type AnswerBody = { kind: 'json' | 'text'; value: unknown } | { kind: 'page' };

/** Reads the text of a successful answer. A captive portal, or a host without the service, answers 200 with a page. */
export function readBody(text: string): AnswerBody {
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    if (/^\s*<(!doctype|html)/i.test(text)) return { kind: 'page' };
    return { kind: 'text', value: text.trim() === '' ? null : text };
  }
}

/** The error for a page in place of an answer. */
export const pageError = { kind: 'unreachable', message: 'a web page instead of an answer' } as const satisfies StatusError;
