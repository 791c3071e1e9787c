import { Button } from '@fluentui/react-components';
import { ComposeRegular, FolderProhibitedRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { LazyTooltip } from '../../kit/popover/lazy-tooltip';
import { SearchInput } from '../kit/search-input';
import { startDraft, useCompose } from './compose/compose-store';
import { ComposeWindow } from './compose/compose-window';
import { emptyDraft } from './compose/draft';
import { type MailView, pathTo, useMailLocation } from './data/mail-location';
import { useMe } from './data/people';
import { FolderMenu, FolderPane } from './folder-pane';
import { useLayoutStyles } from './layout.styles';
import { Mailbox } from './mailbox';
import { usePageKeys } from './page-keys';

interface SearchProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Looks for a part of sender or subject in the folder that is open. The words follow the URL, whoever changes it. */
const Search = ({ q, onSearch }: SearchProps): ReactNode => {
  const styles = useLayoutStyles();
  const text = useText('email');
  return (
    <SearchInput
      className={styles.search}
      label={text('search')}
      maxLength={200}
      words={q}
      onWords={onSearch}
      data-mail-search
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-mail-row][tabindex="0"]')?.focus();
      }}
    />
  );
};

const NoPlace = (): ReactNode => {
  const text = useText('email');
  return <Message icon={FolderProhibitedRegular} title={text('noPlace.title')} body={text('noPlace.body')} />;
};

const nameOf = (place: MailView | undefined, text: (key: string) => string): string =>
  place ? text(`${place.kind}s.${place.name}`) : text('noPlace.name');

export const Screen = (): ReactNode => {
  const styles = useLayoutStyles();
  const text = useText('email');
  const where = useMailLocation();
  const { view: place } = where;
  const me = useMe();
  const isWriting = useCompose(({ draft }) => draft !== undefined);
  const compose = () => startDraft(emptyDraft, me);
  usePageKeys({ c: compose, '/': () => document.querySelector<HTMLElement>('[data-mail-search]')?.focus() });

  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <span className={styles.folderMenu}>
          <FolderMenu place={place} />
        </span>
        <h1 className={styles.title}>{nameOf(place, text)}</h1>
        <Search q={where.q} onSearch={(q) => where.setFilter({ q })} />
        <span className={styles.room} />
        <LazyTooltip content={`${text('newMail')} (C)`} relationship="label">
          <Button
            appearance="primary"
            className={styles.write}
            icon={<ComposeRegular />}
            aria-label={text('newMail')}
            onClick={compose}
          >
            <span className={styles.writeWords}>{text('newMail')}</span>
          </Button>
        </LazyTooltip>
      </header>
      <div className={styles.panes}>
        <nav className={styles.folders} aria-label={text('folderList')}>
          <FolderPane place={place} />
        </nav>
        {place ? (
          <Mailbox key={pathTo(place)} where={where} place={place} name={nameOf(place, text)} me={me} />
        ) : (
          <NoPlace />
        )}
      </div>
      {isWriting ? <ComposeWindow me={me} /> : undefined}
    </div>
  );
};
