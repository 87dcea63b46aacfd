import type { ReactNode } from 'react';
import type { ArtName } from '../art/art.ts';
import { Art } from '../art/art-image.tsx';
import { Leaf } from './card.tsx';

interface CardPageProps {
  art: ArtName;
  title: ReactNode;
  children: ReactNode;
}

/** A page that is one card: a drawing, its title, and what there is to read or do. */
export function CardPage({ art, title, children }: CardPageProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <Leaf className="mx-auto grid max-w-150 gap-5" padding="wide">
        <div className="grid justify-items-center gap-4 text-center">
          <Art alt="" height={120} name={art} priority />
          <h1 className="text-d2">{title}</h1>
        </div>
        {children}
      </Leaf>
    </div>
  );
}
