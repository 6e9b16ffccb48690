import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import * as z from 'zod/mini';

/** What `npm test` repeats at its end about a run without a browser. `errors`: of the tests that failed, and those that belong to no test. */
export const RunReport = z.object({ passed: z.number(), failed: z.number(), errors: z.array(z.string()) });
export type RunReport = z.infer<typeof RunReport>;

/**
 * A reporter of Vitest that writes a `RunReport` as JSON into the file which the variable `RUN_REPORT` names. A run also fails by what is no test: a hook of a
 * file, a file that can't be loaded, a rejection after the last test.
 */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['RUN_REPORT'];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const errors = [
      ...failed.map((test) => `${test.module.moduleId}: ${test.fullName}`),
      ...modules.flatMap((module) => errorsAround(module).map((error) => `${module.moduleId}: ${textOf(error)}`)),
      ...unhandled.map((error) => `${fileOf(error) ?? 'outside of all files'}: ${textOf(error)}`),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const report: RunReport = { passed, failed: failed.length, errors };
    writeFileSync(file, JSON.stringify(report));
  }
}

/** What failed around the tests of a file: loading it, or a hook of the file or of a `describe`. */
function errorsAround(module: TestModule): readonly SerializedError[] {
  return [module, ...module.children.allSuites()].flatMap((part) => part.errors());
}

/** The file that ran when an error was thrown by what no test waits for. */
function fileOf({ VITEST_TEST_PATH: file }: SerializedError): string | null {
  return typeof file === 'string' ? file : null;
}

function textOf({ name, message, stack }: SerializedError): string {
  return stack ?? `${name ?? 'Error'}: ${message}`;
}
