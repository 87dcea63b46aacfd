import { Leaf } from '@/ui/kit/card.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';

/** The place of cards until their posts come. */
export function PostSkeletons({ label }: { label: string }) {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((place, index) => (
        <Leaf aria-hidden={index > 0} className="overflow-hidden" key={place} padding="none">
          <div className="aspect-[5/3] bg-sunken" />
          <Skeleton className="p-5" label={label} lines={4} />
        </Leaf>
      ))}
    </div>
  );
}
