/** The roll calls that staff start in one step. Their names are `rollCalls.templates` in `desk.json`. */
import type { EntryOf, LogInput } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';

type ListInput = Extract<LogInput, { readonly kind: 'roll-call' }>;
/** What a person chooses of a list. */
export type ListChoice = Omit<ListInput, 'kind' | 'list' | 'template' | 'replaces' | 'isRemoved' | 'joined'>;

interface Template extends Pick<ListChoice, 'mark'>, Pick<Partial<ListChoice>, 'isForMinors' | 'isAfterWaiver'> {
  readonly returns?: true;
  /** The templates whose lists come before. */
  readonly after?: readonly string[];
}

export const templates = {
  meeting: { mark: 'tick' },
  armband: { mark: 'number', isAfterWaiver: true },
  transponder: { mark: 'number', returns: true },
  kit: { mark: 'tick' },
  sticker: { mark: 'tick', isAfterWaiver: true, after: ['armband'] },
  guardian: { mark: 'tick', isForMinors: true },
} as const satisfies Readonly<Record<string, Template>>;
export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as readonly TemplateName[];

export const emptyChoice: ListChoice = {
  ...{ name: '', people: 'racers', classes: [], mark: 'tick', choices: [], after: [], returns: false },
};

/** What a template's list is; the lists before it are those that were started from their templates. */
export const choiceOf = (template: TemplateName, name: string, calls: readonly RollCall[]): ListChoice => {
  const { after = [], ...rest }: Template = templates[template];
  const before = calls.filter(({ entry }) => after.includes(entry.template)).map(({ id }) => id);
  return { ...emptyChoice, ...rest, name, after: before };
};

export const listInput = (list: string, template: string, choice: ListChoice): ListInput => ({
  ...{ kind: 'roll-call', list, template },
  ...choice,
});

const toChoice = (entry: EntryOf<'roll-call'>): ListChoice => {
  const { name, people, classes, mark, choices, after, returns, isForMinors, isAfterWaiver } = entry;
  return {
    ...{ name, people, classes, mark, choices, after, returns },
    ...(isForMinors ? { isForMinors } : {}),
    ...(isAfterWaiver ? { isAfterWaiver } : {}),
  };
};

/** What a dialog changes of a list. */
export const choiceOfList = ({ entry }: RollCall): ListChoice => toChoice(entry);

/** A change of a list. */
export const changeInput = (
  { id, entry }: RollCall,
  change: Partial<ListChoice> & Pick<ListInput, 'isRemoved' | 'joined'>,
): ListInput => ({
  ...listInput(id, entry.template, { ...toChoice(entry), ...change }),
  replaces: entry.id,
});
