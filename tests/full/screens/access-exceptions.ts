/** What an engine calls a violation of WCAG 2.2 AA and is none, each with its reason. */
export interface AccessException {
  readonly engine: 'Equal Access' | 'Alfa';
  readonly rule: string;
  /** The elements it is about. */
  readonly selector: string;
  readonly reason: string;
  /** Whether the demo has such an element on some days only. */
  readonly isRare?: true;
}

/** What a modal dialog or panel hides from screen readers. */
const behindModal = 'body:has([aria-modal="true"]) [aria-hidden="true"]';

export const exceptions: readonly AccessException[] = [
  {
    engine: 'Equal Access',
    rule: 'aria_hidden_nontabbable',
    selector: `${behindModal} *`,
    reason: 'A modal dialog or panel holds the focus: nothing behind it is reached until it is closed.',
  },
  {
    engine: 'Equal Access',
    rule: 'table_headers_related',
    selector: '.paper-page td',
    reason:
      'The headers of a paper have their scope, which relates them to the cells; groups have headers of their own.',
  },
  {
    engine: 'Equal Access',
    rule: 'label_content_exists',
    selector: 'label:has(> input[aria-label])',
    reason: 'The label only makes the target of a box larger; the box has a name of its own.',
  },
  {
    engine: 'Equal Access',
    rule: 'label_content_exists',
    selector: 'label[for^="skin-"]:has(> svg)',
    reason: 'The picture of a theme is a second label, to be pressed; the first one has the name.',
  },
  {
    engine: 'Equal Access',
    rule: 'form_label_unique',
    selector: 'label[for^="skin-"]',
    reason: 'HTML allows several labels: the name of a theme and its picture, which says nothing.',
  },
  {
    engine: 'Equal Access',
    rule: 'label_ref_valid',
    selector: '.fui-Field__label',
    reason: "Fluent's label above a list or a table, which has a name of its own: there is no control to point at.",
  },
  {
    engine: 'Equal Access',
    rule: 'label_name_visible',
    selector: '.fui-MenuButton[aria-label]:has([aria-hidden="true"])',
    reason: 'The name "Filters, 1 active" has the visible word, and says what its badge counts.',
  },
  {
    engine: 'Equal Access',
    rule: 'input_autocomplete_valid',
    selector: 'input[type="email"][autocomplete="username"]',
    reason: 'HTML allows "username" for a field of the type "email": both sign in with the address.',
  },
  {
    engine: 'Equal Access',
    rule: 'target_spacing_sufficient',
    selector: '.fui-SpinButton__incrementButton, .fui-SpinButton__decrementButton',
    reason:
      'The number is typed in its field as well, or changed with the arrow keys: WCAG 2.5.8 excepts a second way.',
    isRare: true,
  },
  {
    engine: 'Alfa',
    rule: 'sia-r17',
    selector: '[data-tabster-dummy]',
    reason: "Sentinels of Fluent's focus traps pass the focus on as soon as they get it.",
  },
  {
    engine: 'Alfa',
    rule: 'sia-r17',
    selector: behindModal,
    reason: 'A modal dialog or panel holds the focus: nothing behind it is reached until it is closed.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    selector: `${behindModal} *`,
    reason: 'What a modal panel covers in part is no target: a press closes the panel.',
    isRare: true,
  },
  {
    engine: 'Alfa',
    rule: 'sia-r69',
    selector: '[aria-disabled="true"], [aria-disabled="true"] *',
    reason: 'Contrast has no minimum in what cannot be used.',
    isRare: true,
  },
];
