/**
 * "From this computer" on a record's page: what the signed-in person did to it here, each change with "Undo" while it can be
 * undone. It is read when it is opened.
 */
import type { JournalRecord } from '@contract/bridge/journal';
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  Caption1,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useUndoOffers } from '../kit/feedback/saved-notice';
import { Loaded } from '../kit/feedback/states';
import { formatRecentTime } from '../kit/format/date-time';
import { joinFacts } from '../kit/format/join';
import { kitText, useText } from '../kit/format/text';
import { insetBorder } from '../kit/ui/styles';
import { actionText, fieldsText, useJournal } from './journal';

const useStyles = makeStyles({
  root: { padding: '16px', borderRadius: tokens.borderRadiusLarge, ...insetBorder() },
  about: { color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: '8px', paddingBlock: '8px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  what: { display: 'grid', flexGrow: 1, flexBasis: '240px', minInlineSize: 0, overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The newest that are shown; the journal has them all. */
const maxShown = 50;

const Entries = ({ record }: { readonly record: JournalRecord }): ReactNode => {
  const styles = useStyles();
  const text = useText('journal');
  const words = useText('outbox');
  const call = useJournal(record);
  const offers = useUndoOffers((state) => state.offers);
  return (
    <Loaded call={call}>
      {(entries) => (
        <>
          <Caption1 className={styles.about}>{text('record.about')}</Caption1>
          {entries.length === 0 ? <p>{text('record.none')}</p> : undefined}
          <ul className={styles.list}>
            {entries.slice(0, maxShown).map((entry, index) => {
              const what = joinFacts(actionText(words, entry), fieldsText(entry));
              const offer = offers.find(({ id }) => id === entry.change);
              // A change that waited has several entries.
              const isNewest = entries.findIndex(({ change }) => change === entry.change) === index;
              return (
                <li key={entry.id} className={styles.line}>
                  <div className={styles.what}>
                    <span>{what}</span>
                    <span className={styles.facts}>
                      {joinFacts(
                        formatRecentTime(Date.parse(entry.at)),
                        entry.by,
                        entry.outcome === 'done' ? '' : text(`outcomes.${entry.outcome}`),
                      )}
                    </span>
                  </div>
                  {offer && isNewest ? (
                    <Button aria-label={joinFacts(kitText('undo.action'), what)} onClick={offer.undo}>
                      {kitText('undo.action')}
                    </Button>
                  ) : undefined}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Loaded>
  );
};

export const RecordJournal = ({ record }: { readonly record: JournalRecord }): ReactNode => {
  const styles = useStyles();
  const text = useText('journal');
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      collapsible
      className={styles.root}
      openItems={isOpen ? ['journal'] : []}
      onToggle={(_, { openItems }) => setOpen(openItems.length > 0)}
    >
      <AccordionItem value="journal">
        <AccordionHeader as="h2">{text('record.title')}</AccordionHeader>
        <AccordionPanel>{isOpen ? <Entries record={record} /> : undefined}</AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
};
