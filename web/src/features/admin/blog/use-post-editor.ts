import type { Language } from '@pius/domain/language.ts';
import { call } from '@/ui/api/call.ts';
import { formOf } from './post-form.ts';
import type { DeskPost } from './use-desk-posts.ts';
import { type PostAction, usePostActions, usePostEditing } from './use-post-editing.ts';

/** A post while it is edited. What somebody else saved meanwhile is never written over unasked. */
export function usePostEditor(opened: DeskPost, userId: string) {
  const id = opened.id;
  const { takeOver, forget, sharedChanged, ...words } = usePostEditing(opened, userId);
  const { fault, busy, run, clear } = usePostActions(takeOver);
  const { form, changed } = words;
  const fetchPost = () => call('GET /rest/v1/admin/blog/posts/{id}', { params: { id } });

  const saveShared: PostAction = {
    part: 'shared',
    send: () => {
      const { picture: _picture, ...body } = form.shared;
      return call('PATCH /rest/v1/admin/blog/posts/{id}', { params: { id }, body });
    },
  };
  const saveLanguage = (language: Language, basedOn: number | null) =>
    call('PUT /rest/v1/admin/blog/posts/{id}/versions/{language}', {
      params: { id, language },
      body: { ...form.texts[language], based_on: basedOn },
    });
  const savings = (parts: Language[]): PostAction[] => [
    ...(sharedChanged ? [saveShared] : []),
    ...parts.map((language) => ({
      part: language,
      send: () => saveLanguage(language, form.basedOn[language]),
    })),
  ];

  return {
    ...{ ...words, fault, busy },
    isChanged: sharedChanged || changed.length > 0,
    save: () => run(savings(changed)),
    /**
     * Saves what is open of a language, then sets when it is published: now, at a moment, or never
     * (null).
     */
    publish: (language: Language, publishAt: string | null) =>
      run([
        ...savings(changed.filter((one) => one === language)),
        {
          part: language,
          send: () =>
            call('PUT /rest/v1/admin/blog/posts/{id}/versions/{language}/publication', {
              params: { id, language },
              body: { publish_at: publishAt },
            }),
        },
      ]),
    removeLanguage: (language: Language) =>
      run([
        {
          part: language,
          send: () =>
            call('DELETE /rest/v1/admin/blog/posts/{id}/versions/{language}', {
              params: { id, language },
            }),
        },
      ]),
    /** Saves the own words of a language over what somebody else saved meanwhile. */
    saveOver: (language: Language) =>
      run([
        {
          part: language,
          send: async () => saveLanguage(language, formOf(await fetchPost()).basedOn[language]),
        },
      ]),
    /** Takes what somebody else saved meanwhile in place of the own words. */
    takeTheirs: (language: Language) => run([{ part: language, send: fetchPost }]),
    /** Gives up all that is not saved. */
    discard: () => {
      forget();
      clear();
    },
  };
}

export type PostEditing = ReturnType<typeof usePostEditor>;
