import { Button } from '@fluentui/react-components';
import { ComposeRegular, FolderProhibitedRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { LazyTooltip } from '../../kit/popover/lazy-tooltip';
import { usePageKeys } from '../kit/page-keys';
import { SearchInput } from '../kit/search-input';
import { startDraft, useCompose } from './compose/compose-store';
import { ComposeWindow } from './compose/compose-window';
import { emptyDraft } from './compose/draft';
import { type MailView, pathTo, useMailLocation } from './data/mail-location';
import { useMe } from './data/people';
import { FolderMenu, FolderPane } from './folder-pane';
import { useLayoutStyles } from './layout.styles';
import { Mailbox } from './mailbox';

interface SearchProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Searches sender and subject in the open folder. The URL holds the search. */
const Search = ({ q, onSearch }: SearchProps): ReactNode => {
  const styles = useLayoutStyles();
  const text = useText('email');
  return (
    <SearchInput
      className={styles.search}
      label={text('search')}
      maxLength={200}
      query={q}
      onQueryChange={onSearch}
      data-mail-search
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-mail-row][tabindex="0"]')?.focus();
      }}
    />
  );
};

const UnknownFolder = (): ReactNode => {
  const text = useText('email');
  return (
    <Message icon={FolderProhibitedRegular} title={text('unknownFolder.title')} body={text('unknownFolder.body')} />
  );
};

const nameOf = (view: MailView | undefined, text: (key: string) => string): string =>
  view ? text(`${view.kind}s.${view.name}`) : text('unknownFolder.name');

export const Screen = (): ReactNode => {
  const styles = useLayoutStyles();
  const text = useText('email');
  const location = useMailLocation();
  const { view } = location;
  const me = useMe();
  const isWriting = useCompose(({ draft }) => draft !== undefined);
  const compose = () => startDraft(emptyDraft, me);
  usePageKeys({ c: compose, '/': () => document.querySelector<HTMLElement>('[data-mail-search]')?.focus() });

  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <span className={styles.folderMenu}>
          <FolderMenu view={view} />
        </span>
        <h1 className={styles.title}>{nameOf(view, text)}</h1>
        <Search q={location.q} onSearch={(q) => location.setFilter({ q })} />
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
          <FolderPane view={view} />
        </nav>
        {view ? (
          <Mailbox key={pathTo(view)} location={location} view={view} name={nameOf(view, text)} me={me} />
        ) : (
          <UnknownFolder />
        )}
      </div>
      {isWriting ? <ComposeWindow me={me} /> : undefined}
    </div>
  );
};
