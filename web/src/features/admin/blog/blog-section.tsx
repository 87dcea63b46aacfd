import { useDeskId } from '../desk/desk-place.ts';
import { PostDesk } from './post-desk.tsx';
import { PostList } from './post-list.tsx';

/** On the desk: all posts of the blog, or the one that is open. */
export function BlogSection() {
  const id = useDeskId();
  return id ? <PostDesk id={id} key={id} /> : <PostList />;
}
