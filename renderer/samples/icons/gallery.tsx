/** A gallery of icons with a search; a click copies an icon's import name. */
import { fold } from '@contract/text/fold';
import { isFound, readSearchTerms } from '@contract/text/search-terms';
import { Button, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import {
  AlertRegular,
  ArrowClockwiseRegular,
  ArrowDownloadRegular,
  ArrowLeftRegular,
  ArrowRightRegular,
  ArrowUploadRegular,
  BookmarkRegular,
  CalendarRegular,
  CameraRegular,
  CartRegular,
  ChatRegular,
  CheckmarkRegular,
  ClockRegular,
  CopyRegular,
  DeleteRegular,
  DismissRegular,
  DocumentRegular,
  EditRegular,
  EyeRegular,
  FilterRegular,
  FlagRegular,
  FolderRegular,
  HeartRegular,
  HomeRegular,
  ImageRegular,
  InfoRegular,
  KeyRegular,
  LinkRegular,
  LocationRegular,
  LockClosedRegular,
  MailRegular,
  MapRegular,
  MoneyRegular,
  PeopleRegular,
  PersonRegular,
  PhoneRegular,
  PinRegular,
  PrintRegular,
  QuestionCircleRegular,
  SaveRegular,
  SearchRegular,
  SendRegular,
  SettingsRegular,
  ShareRegular,
  StarRegular,
  TagRegular,
  VehicleCarRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { copyText } from '../../kit/feedback/copy-text';
import { tiles } from '../kit/layout';
import type { Example } from '../kit/showcase/family-page';

const icons = {
  AlertRegular,
  ArrowClockwiseRegular,
  ArrowDownloadRegular,
  ArrowLeftRegular,
  ArrowRightRegular,
  ArrowUploadRegular,
  BookmarkRegular,
  CalendarRegular,
  CameraRegular,
  CartRegular,
  ChatRegular,
  CheckmarkRegular,
  ClockRegular,
  CopyRegular,
  DeleteRegular,
  DismissRegular,
  DocumentRegular,
  EditRegular,
  EyeRegular,
  FilterRegular,
  FlagRegular,
  FolderRegular,
  HeartRegular,
  HomeRegular,
  ImageRegular,
  InfoRegular,
  KeyRegular,
  LinkRegular,
  LocationRegular,
  LockClosedRegular,
  MailRegular,
  MapRegular,
  MoneyRegular,
  PeopleRegular,
  PersonRegular,
  PhoneRegular,
  PinRegular,
  PrintRegular,
  QuestionCircleRegular,
  SaveRegular,
  SearchRegular,
  SendRegular,
  SettingsRegular,
  ShareRegular,
  StarRegular,
  TagRegular,
  VehicleCarRegular,
  WarningRegular,
};

const useStyles = makeStyles({
  search: { inlineSize: '320px', maxInlineSize: '100%' },
  icon: { justifyContent: 'start', minInlineSize: 0, fontWeight: tokens.fontWeightRegular },
});

/** `ArrowLeftRegular` is `arrow left regular`. */
const wordsOf = (name: string): string => fold(name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '));

export const Gallery: Example = ({ text }) => {
  const styles = useStyles();
  const [query, setQuery] = useState('');
  const terms = readSearchTerms(fold(query));
  const matches = Object.entries(icons).filter(([name]) => isFound(wordsOf(name), terms));
  return (
    <>
      <SearchBox
        className={styles.search}
        aria-label={text('gallery.search')}
        placeholder={text('gallery.search')}
        value={query}
        onChange={(_, { value }) => setQuery(value)}
      />
      <Text role="status">{text('gallery.count', { count: matches.length })}</Text>
      <div style={tiles(220, 8)}>
        {matches.map(([name, Icon]) => (
          <Button key={name} className={styles.icon} appearance="subtle" icon={<Icon />} onClick={() => copyText(name)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
};
