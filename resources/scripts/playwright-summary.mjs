/**
 * A Playwright reporter that writes counts, reasons of skipped tests, failures, and tests that needed a second try to the file
 * PITWALL_SUMMARY.
 */
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
    const summary = {
      passed: 0,
      failed: this.#errors.length,
      skipped: 0,
      reasons: [],
      failures: this.#errors,
      secondTries: [],
    };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      const name = `${relative(process.cwd(), test.location.file)}:${test.location.line} ${test.title}`;
      if (outcome === 'skipped') {
        summary.skipped += 1;
        const why = test.annotations.find(({ type }) => type === 'skip')?.description;
        // A test that did not run because another failed has no reason.
        summary.reasons.push(`${test.title}: ${why ?? 'an earlier test of its file failed'}`);
        continue;
      }
      const how = test.results.flatMap(({ error }) => (error ? [firstLinesOf(error.message)] : [])).join('\n');
      if (outcome === 'unexpected') {
        summary.failed += 1;
        summary.failures.push(`${name}\n${how}`);
        continue;
      }
      summary.passed += 1;
      if (outcome === 'flaky') summary.secondTries.push(`${name}\n${how}`);
    }
    writeFileSync(process.env.PITWALL_SUMMARY, JSON.stringify(summary));
  }
}
