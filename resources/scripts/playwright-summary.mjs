/** A Playwright reporter that writes counts, reasons of skipped tests, and failures to the file PITWALL_SUMMARY. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLinesOf } from './first-lines.mjs';

export default class Summary {
  #errors = [];
  #suite;

  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onError({ message }) {
    this.#errors.push(firstLinesOf(message));
  }

  onEnd() {
    const summary = { passed: 0, failed: this.#errors.length, skipped: 0, reasons: [], failures: this.#errors };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        summary.skipped += 1;
        const why = test.annotations.find(({ type }) => type === 'skip')?.description;
        // A test that did not run because another failed has no reason.
        summary.reasons.push(`${test.title}: ${why ?? 'an earlier test of its file failed'}`);
      } else if (outcome === 'expected' || outcome === 'flaky') summary.passed += 1;
      else {
        summary.failed += 1;
        const how = test.results.map(({ error }) => firstLinesOf(error?.message)).join('\n');
        summary.failures.push(
          `${relative(process.cwd(), test.location.file)}:${test.location.line} ${test.title}\n${how}`,
        );
      }
    }
    writeFileSync(process.env.PITWALL_SUMMARY, JSON.stringify(summary));
  }
}
