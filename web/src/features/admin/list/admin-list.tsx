import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '@/ui/kit/button.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { ListRows } from './list-rows.tsx';
import { type ListCsv, SaveList } from './save-list.tsx';
import { type FetchPart, fetchWholeList, type ListFilter, useAdminList } from './use-admin-list.ts';

interface AdminListProps<Row> {
  /** Under which it is cached. */
  name: string;
  fetchPart: FetchPart<Row>;
  /** The states it can be narrowed to, the first of them at first; without any there is no choice. */
  states: readonly { value: string; label: string }[];
  /** The same list as a file. */
  csv: ListCsv<Row>;
  /** What is said where nothing was found. */
  none: string;
  /** What the search and the choice are called where it is not by e-mail and state; no search for null. */
  searchLabel?: string | null;
  stateLabel?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list of the admin's desk: searched by e-mail, narrowed to a state, fetched part by part, saved as a file. The address
 * may name what it is narrowed to at first, `?find=` and `?state=`.
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { name, fetchPart, states, csv, none, children } = props;
  const [search] = useSearchParams();
  const named = states.find(({ value }) => value === search.get('state')) ?? states[0];
  const [filter, setFilter] = useState<ListFilter>({
    email: search.get('find') ?? '',
    state: named?.value ?? '',
  });
  const list = useAdminList(name, filter, fetchPart);
  return (
    <div className="grid gap-5">
      <Narrowing {...props} filter={filter} onFilter={setFilter}>
        <SaveList csv={csv} fetchRows={() => fetchWholeList(filter, fetchPart)} />
      </Narrowing>
      <ListRows list={list} none={none}>
        {children}
      </ListRows>
    </div>
  );
}

interface NarrowingProps
  extends Pick<AdminListProps<never>, 'states' | 'searchLabel' | 'stateLabel'> {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  children: ReactNode;
}

function Narrowing(props: NarrowingProps) {
  const { filter, onFilter, states, searchLabel, stateLabel, children } = props;
  const { t } = useTranslation('orders');
  const [email, setEmail] = useState(filter.email);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...filter, email: email.trim() });
  };
  return (
    <form className="flex flex-wrap items-end gap-4 max-md:*:w-full" onSubmit={search}>
      {searchLabel === null ? null : (
        <>
          <TextField
            autoCapitalize="off"
            autoComplete="off"
            className="md:w-80"
            inputMode={searchLabel ? 'search' : 'email'}
            label={searchLabel ?? t('search')}
            maxLength={254}
            onChange={({ target }) => setEmail(target.value)}
            spellCheck={false}
            type="search"
            value={email}
          />
          <Button type="submit">
            <Search aria-hidden />
            {t('search.submit')}
          </Button>
        </>
      )}
      {states.length > 0 ? (
        <SelectField
          className="md:w-60"
          label={stateLabel ?? t('state')}
          onChange={({ target }) => onFilter({ ...filter, state: target.value })}
          options={states}
          value={filter.state}
        />
      ) : null}
      {children}
    </form>
  );
}
