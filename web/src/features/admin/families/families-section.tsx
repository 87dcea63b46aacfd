import { useDeskId } from '../desk/desk-place.ts';
import { FamilyList } from './family-list.tsx';
import { FamilyPage } from './family-page.tsx';

/** Families: the list, and below `/admin/families/<id>` one of them. */
export function FamiliesSection() {
  const id = useDeskId();
  return id ? <FamilyPage id={id} key={id} /> : <FamilyList />;
}
