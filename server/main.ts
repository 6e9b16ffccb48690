import { readServerConfig } from './config.ts';
import { messageOf, StartFailure } from './failure.ts';
import { processLog, redactConsole } from './log.ts';

/** Runs the server as a process: one line when it is ready, one line if it can't start, and a clean shutdown. */

/** Prints in one line why the server can't run, and ends the process. */
function fail(error: unknown): never {
  const words = error instanceof StartFailure ? error.message : `Play Venture stopped: ${messageOf(error)}`;
  processLog.warn(words.replaceAll(/\s*\n\s*/g, ' '));
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
redactConsole(processLog);

try {
  const config = readServerConfig(process.env);
  // Imported only now, after the console is replaced, because the backend's modules write to it while they load.
  const { startVenture } = await import('./venture.ts');
  const venture = await startVenture(config, config.dist, processLog);
  const end = (): void => {
    venture.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  const scheme = config.tls === null ? 'http' : 'https';
  processLog.say(`Play Venture is ready at ${scheme}://localhost:${venture.port}`);
  const elsewhere = venture.origins.filter((origin) => !origin.includes('localhost') && !origin.includes('127.0.0.1'));
  if (elsewhere.length > 0) processLog.say(`On a tablet in the same network: ${elsewhere.join(' or ')}`);
} catch (error) {
  fail(error);
}
