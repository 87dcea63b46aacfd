import type { ChildProgress } from '@pius/contracts/progress.ts';
import { useProgressFacts } from '@/learning/progress/overview/use-progress-facts.ts';

/** Streak now and longest, time spent, last active. */
export function ChildFacts({ progress }: { progress: ChildProgress }) {
  const facts = useProgressFacts(progress);
  return (
    <dl className="my-5 grid grid-cols-2 border-rule border-y-[1.5px] lg:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div
          className="border-rule py-3.5 pe-2 even:border-s-[1.5px] even:ps-4.5 lg:not-first:border-s-[1.5px] lg:not-first:ps-4.5 max-lg:nth-[n+3]:border-t-[1.5px]"
          key={name}
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mt-0.5 font-bold text-[1.25rem] leading-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
