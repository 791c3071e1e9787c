/** The list of a family's pages with a search, or a select field in small windows. */
import { makeStyles, SearchBox, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { useScrollIntoView } from '../../../kit/ui/use-scroll-into-view';
import { heading, stackedList } from '../styles';
import { type Family, findPages, pathOf, titleOf } from './family';

const useStyles = makeStyles({
  list: {
    boxSizing: 'border-box',
    position: 'sticky',
    insetBlockStart: 0,
    alignSelf: 'start',
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    maxBlockSize: 'calc(100vh - 76px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingBlock: tokens.spacingVerticalL,
    paddingInline: '16px 12px',
    '@media (max-width: 1000px)': { display: 'none' },
  },
  search: { inlineSize: '100%', minInlineSize: 0 },
  heading: {
    ...heading(200),
    paddingBlock: '8px 2px',
    paddingInline: '8px',
    color: tokens.colorNeutralForeground3,
  },
  pages: stackedList('1px'),
  link: {
    display: 'block',
    paddingBlock: '4px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ...focusRing('-2px'),
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      color: tokens.colorNeutralForeground2Selected,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandBackground}`,
    },
    '@media (forced-colors: active)': {
      '&[aria-current="page"]:not(:focus-visible)': { outline: '1px solid CanvasText' },
    },
  },
  none: { paddingInline: '8px', color: tokens.colorNeutralForeground3 },
  choice: { display: 'none', '@media (max-width: 1000px)': { display: 'block', maxInlineSize: '320px' } },
});

interface FamilyListProps {
  readonly family: Family;
}

export const FamilyList = ({ family }: FamilyListProps): ReactNode => {
  const styles = useStyles();
  const text = useText(family.name);
  const sampleText = useText('samples');
  const [query, setQuery] = useState('');
  const list = useScrollIntoView<HTMLElement>();
  const groups = findPages(family, query, (page) => `${text(titleOf(family, page))} ${text(`pages.${page}`)}`);
  return (
    <nav ref={list} className={styles.list} aria-label={text('title')}>
      <SearchBox
        className={styles.search}
        size="small"
        aria-label={sampleText('showcase.find')}
        placeholder={sampleText('showcase.find')}
        maxLength={60}
        value={query}
        onChange={(_, { value }) => setQuery(value)}
      />
      <NavLink to={`/${family.name}`} end className={styles.link}>
        {sampleText('showcase.all')}
      </NavLink>
      {groups.length === 0 ? <span className={styles.none}>{sampleText('kit:find.none')}</span> : undefined}
      {groups.map((group) => (
        <div key={group.name}>
          <p className={styles.heading} id={`group-${group.name}`}>
            {text(`groups.${group.name}`)}
          </p>
          <ul className={styles.pages} aria-labelledby={`group-${group.name}`}>
            {group.pages.map((page) => (
              <li key={page}>
                <NavLink to={pathOf(family, page)} className={styles.link}>
                  {text(titleOf(family, page))}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

interface FamilyChoiceProps extends FamilyListProps {
  readonly page: string;
}

/** The same for small windows. */
export const FamilyChoice = ({ family, page }: FamilyChoiceProps): ReactNode => {
  const styles = useStyles();
  const text = useText(family.name);
  const sampleText = useText('samples');
  const navigate = useNavigate();
  return (
    <div className={styles.choice}>
      <Select
        size="small"
        aria-label={sampleText('showcase.page')}
        value={page}
        onChange={(_, { value }) => void navigate(value === '' ? `/${family.name}` : pathOf(family, value))}
      >
        <option value="">{sampleText('showcase.all')}</option>
        {family.groups.map((group) => (
          <optgroup key={group.name} label={text(`groups.${group.name}`)}>
            {group.pages.map((one) => (
              <option key={one} value={one}>
                {text(titleOf(family, one))}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
};
