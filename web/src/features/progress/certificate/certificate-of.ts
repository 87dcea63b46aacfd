import type { ChildProgress } from '@pius/contracts/progress.ts';
import { lessonsPerModule, moduleNumbers } from '@pius/domain/course/counts.ts';
import { lessonId } from '@pius/domain/course/ids.ts';

/** How a certificate stands: not there at all, waiting for lessons, or finished at an instant. */
export type CertificateStatus =
  | { kind: 'none' }
  | { kind: 'waiting'; done: number; count: number }
  | { kind: 'finished'; module: number | 'treasure'; count: number; finishedAt: string };

/**
 * The certificate that an address names: of module `1` to `6`, or of the `treasure`. It is
 * finished when all its lessons are, and its day is that of the last of them.
 * @see docs/requirements.md#r-certificates
 */
export function certificateOf(
  named: string | undefined,
  lessons: ChildProgress['lessons'],
): CertificateStatus {
  const module = moduleNumbers.find((number) => String(number) === named);
  if (!module && named !== 'treasure') return { kind: 'none' };
  const requested = new Set((module ? [module] : moduleNumbers).flatMap(lessonsOf));
  const days = lessons
    .filter(({ lesson, completed }) => completed && requested.has(lesson))
    .map(({ completed_at, last_active }) => completed_at ?? last_active)
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  const last = days.at(-1);
  if (!last || days.length < requested.size) {
    return { kind: 'waiting', done: days.length, count: requested.size };
  }
  return {
    kind: 'finished',
    module: module ?? 'treasure',
    count: requested.size,
    finishedAt: last,
  };
}

function lessonsOf(module: number): string[] {
  const count = lessonsPerModule[module - 1] ?? 0;
  return Array.from({ length: count }, (_, index) => lessonId(module, index + 1));
}
