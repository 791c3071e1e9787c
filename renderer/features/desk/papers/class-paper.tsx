import { type ReactNode, useMemo } from 'react';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { classLists, techSheets } from './class-lists';
import { dialogOf, type PaperProps } from './paper-props';
import { deskText, inspectionText } from './paper-texts';
import { useClassEntries } from './use-class-entries';

const classContent: typeof techSheets = (text, entries, classes) =>
  classLists(text, (level) => inspectionText(`levels.${level}`), entries, classes);

const useEntriesPaper = ({ title, event }: PaperProps, content: typeof techSheets) => {
  const { call, entries, classes, progress, note, asOf, copy } = useClassEntries({ event });
  const papers = useMemo(
    () => entries && [{ title, event, note, asOf, copy, ...content(deskText, entries, classes) }],
    [title, event, note, asOf, copy, entries, classes, content],
  );
  return { call, papers, progress };
};

export const ClassListsPaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useEntriesPaper(props, classContent)} />
);

export const TechSheetsPaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useEntriesPaper(props, techSheets)} />
);
