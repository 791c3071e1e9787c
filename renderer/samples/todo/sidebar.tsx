/** The lists, tags and priorities: a column of links, or a selection in narrow windows. */
import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  DeleteRegular,
  FlagFilled,
  type FluentIcon,
  StarRegular,
  TagFilled,
  TaskListLtrRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { SideNavigation } from '../kit/side-navigation';
import { priorities, type TaskList, tags, taskLists } from './options';
import type { TodoLocation } from './todo-location';

const useStyles = makeStyles({
  column: { display: 'grid', rowGap: tokens.spacingVerticalL, '@media (max-width: 900px)': { display: 'none' } },
  choice: { display: 'none', '@media (max-width: 900px)': { display: 'block' } },
  /** Beside an open task the selection replaces the column unless the window is wide. */
  columnBeside: { '@media (max-width: 1279px)': { display: 'none' } },
  choiceBeside: { '@media (max-width: 1279px)': { display: 'block' } },
  small: { fontSize: '16px' },
  team: { color: tokens.colorBrandForeground1 },
  update: { color: tokens.colorNeutralForeground3 },
  paddock: { color: tokens.colorStatusSuccessForeground1 },
  tickets: { color: tokens.colorPaletteDarkOrangeForeground1 },
  inspection: { color: tokens.colorPaletteYellowForeground2 },
  high: { color: tokens.colorStatusDangerForeground1 },
  medium: { color: tokens.colorStatusWarningForeground1 },
  low: { color: tokens.colorNeutralForeground3 },
});

const icons: Readonly<Record<TaskList, FluentIcon>> = {
  all: TaskListLtrRegular,
  day: WeatherSunnyRegular,
  important: StarRegular,
  completed: CheckmarkCircleRegular,
  deleted: DeleteRegular,
};

interface SideProps {
  readonly address: TodoLocation;
  readonly counts: Readonly<Record<string, number>>;
  /** Whether a task is open beside the list. */
  readonly compact: boolean;
}

export const Sidebar = ({ address, counts, compact }: SideProps): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const navigate = useNavigate();
  const { filter, tag, priority } = address.filter;
  const current = tag ? `tag ${tag}` : priority ? `priority ${priority}` : `filter ${filter}`;
  const groups = [
    {
      title: text('lists'),
      key: 'filter',
      words: taskLists.map((word) => ({ word, label: text(`filters.${word}`), icon: icons[word], look: undefined })),
    },
    {
      title: text('tagsTitle'),
      key: 'tag',
      words: tags.map((word) => ({ word, label: text(`tags.${word}`), icon: TagFilled, look: styles[word] })),
    },
    {
      title: text('prioritiesTitle'),
      key: 'priority',
      words: priorities.map((word) => ({
        word,
        label: text(`priorities.${word}`),
        icon: FlagFilled,
        look: styles[word],
      })),
    },
  ] as const;
  const pathTo = (key: string, word: string): string => address.listBy(word === 'all' ? {} : { [key]: word });
  return (
    <>
      <nav className={mergeClasses(styles.column, compact && styles.columnBeside)} aria-label={text('side')}>
        {groups.map(({ title, key, words }) => (
          <SideNavigation
            key={key}
            title={title}
            links={words.map(({ word, label, icon: Icon, look }) => ({
              key: word,
              to: pathTo(key, word),
              label,
              icon: <Icon className={mergeClasses(look && styles.small, look)} />,
              current: current === `${key} ${word}`,
              count: counts[`${key} ${word}`],
            }))}
          />
        ))}
      </nav>
      <div className={mergeClasses(styles.choice, compact && styles.choiceBeside)}>
        <Select
          aria-label={text('show')}
          value={current}
          onChange={(_, { value }) => {
            const [key = 'filter', word = 'all'] = value.split(' ');
            void navigate(pathTo(key, word));
          }}
        >
          {groups.map(({ title, key, words }) => (
            <optgroup key={key} label={title}>
              {words.map(({ word, label }) => (
                <option key={word} value={`${key} ${word}`}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
    </>
  );
};
