import type { ReadRemark } from '@pius/contracts/blog-import.ts';
import type { ImportRemark } from '@pius/domain/blog/import-report.ts';

/** The longest detail of a remark, in letters. */
const longestDetail = 200;
/** More different details of a kind are told by their number alone. */
const mostDetails = 20;

/**
 * What is noted of a post while it is read, in the order it was found; the same thing twice is
 * counted.
 */
export class Remarks {
  readonly #results = new Map<string, ReadRemark>();

  /**
   * Notes one more.
   * @param code - What it is.
   * @param detail - Which one it was.
   */
  add(code: ImportRemark, detail: string | null = null): void {
    const alike = [...this.#results.values()].filter((remark) => remark.code === code).length;
    const answer = alike >= mostDetails ? null : (detail?.trim().slice(0, longestDetail) ?? null);
    const name = `${code} ${answer}`;
    const known = this.#results.get(name);
    this.#results.set(name, { code, detail: answer, count: (known?.count ?? 0) + 1 });
  }

  all(): ReadRemark[] {
    return [...this.#results.values()];
  }
}
