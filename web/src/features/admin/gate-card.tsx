import type { ReactNode } from 'react';
import { Leaf } from '@/ui/kit/card.tsx';

/** A page that is one card, about one thing to do. */
export function GateCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap py-8 text-ui md:py-12">
      <Leaf className="mx-auto grid max-w-150 gap-5" padding="wide">
        <h1 className="text-d2">{title}</h1>
        {children}
      </Leaf>
    </div>
  );
}
