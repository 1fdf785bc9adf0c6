import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes a line for each test that passed at its second try alone into the file that SECOND_TRIES names. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by it
export default class SecondTriesReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env['SECOND_TRIES'];
    if (file === undefined || test.diagnostic()?.flaky !== true) return;
    const reason = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
    appendFileSync(file, `- ${test.module.relativeModuleId}: ${test.fullName}\n    ${reason}\n`);
  }
}
