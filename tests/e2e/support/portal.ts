import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A captive portal between the browser and the server: it passes everything on, except what it answers itself. */

export type PortalAnswer = { status: number; body: string; type?: string };

export type Portal = {
  url: string;
  /** From now on these paths get this answer, and the server does not receive the requests; null lets everything through. */
  block: (rule: { paths: RegExp; answer: PortalAnswer } | null) => void;
  /** The number of its own answers since the last rule. */
  answered: () => number;
  close: () => Promise<void>;
};

export async function openPortal(target: number): Promise<Portal> {
  let rule: { paths: RegExp; answer: PortalAnswer } | null = null;
  let answered = 0;
  const server = createServer((asked, response) => {
    if (rule?.paths.test(asked.url ?? '') === true) {
      const { status, body, type = 'text/html' } = rule.answer;
      asked.resume().on('end', () => {
        response.writeHead(status, { 'content-type': type }).end(body, () => {
          answered += 1;
        });
      });
      return;
    }
    const onward = ask({ port: target, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    block: (next) => {
      rule = next;
      answered = 0;
    },
    answered: () => answered,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
