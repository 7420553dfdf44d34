import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number, named?: string[] }} Count failures by name, where they have one */

/**
 * Counts a run of tests by the results that it writes; a run that ends without results counts as one failure.
 * @template Results
 * @param {(file: string) => Promise<number | null>} run writes its results to the file and gives its exit code
 * @param {(results: Results) => Count} countOf
 * @returns {Promise<Count>}
 */
export async function countRun(run, countOf) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-results-'));
  const file = join(folder, 'results.json');
  try {
    const code = await run(file);
    const count = countOf(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && count.failed === 0 && count.passed > 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
