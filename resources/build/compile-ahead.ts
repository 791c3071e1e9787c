/**
 * Has V8 compile functions together with their script, so that its code cache has them: it compiles a function that stands in
 * parentheses at once, any other when it is first called, at every start again, because Chromium keeps what is compiled when
 * a script has run. Called for built scripts, with what a start calls (`resources/scripts/code-cache.mjs`).
 */
import MagicString from 'magic-string';
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Fields = Readonly<Record<string, unknown>>;
interface Declaration extends Node {
  readonly id: Node & { readonly name: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node as unknown as Fields)
    .flat()
    .filter(isNode);

const isExpression = ({ type }: Node): boolean => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
const isFunction = (node: Node): boolean => isExpression(node) || node.type === 'FunctionDeclaration';

/** A method's function has no text of its own that could stand in parentheses. */
const isMethod = (parent: Node): boolean => {
  const { method, kind } = parent as unknown as Fields;
  return parent.type === 'MethodDefinition' || (parent.type === 'Property' && (method === true || kind !== 'init'));
};

interface Statement extends Node {
  readonly directive?: string | null;
  /** Of an export. */
  readonly specifiers?: readonly { readonly local: { readonly name?: string } }[];
}

/** Other scripts may have the value of an exported declaration before the script runs. */
const exportedIn = (body: readonly Statement[]): ReadonlySet<string | undefined> =>
  new Set(
    body
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)),
  );

/** Where the first statement of a program or a function's body is, and the declarations that can as well stand there. */
const hoisted = (scope: Node): { readonly start: number; readonly declarations: readonly Declaration[] } => {
  const { body } = scope as unknown as { readonly body: readonly Statement[] };
  const first = body.find(({ type, directive }) => !directive && type !== 'ImportDeclaration');
  const declarations = body.filter(({ type }) => type === 'FunctionDeclaration') as unknown as readonly Declaration[];
  const names = declarations.map(({ id }) => id.name);
  const exported = exportedIn(body);
  return {
    start: first?.start ?? scope.end,
    // Of two with one name, the last counts, whatever stands between them.
    declarations: declarations.filter(
      ({ id: { name } }) => names.indexOf(name) === names.lastIndexOf(name) && !exported.has(name),
    ),
  };
};

/**
 * The script with the called functions in parentheses. A declaration becomes a variable at the start of its scope, where it
 * had its value before as well; one inside a block stays as it is. A script that was changed before isn't changed again.
 *
 * @param isCalled for the offsets of a function's text, as V8 counts its coverage
 */
export const compileAhead = (code: string, isCalled: (start: number, end: number) => boolean): string => {
  const text = new MagicString(code);
  const wrap = ({ start, end }: Node): void => {
    text.prependRight(start, '(').appendLeft(end, ')');
  };
  const toVariable = ({ id, start, end }: Declaration, to: number): void => {
    text.remove(id.start, id.end).prependRight(start, `var ${id.name}=(`).appendLeft(end, ');');
    if (start === to) return;
    // What stood before and after it must not become one statement.
    text.appendLeft(start, ';').move(start, end, to);
  };
  const visit = (node: Node, parent: Node): void => {
    const canStandInParentheses = parent.type !== 'ParenthesizedExpression' && !isMethod(parent);
    if (isExpression(node) && canStandInParentheses && isCalled(node.start, node.end)) wrap(node);
    if (node.type === 'Program' || (node.type === 'BlockStatement' && isFunction(parent))) {
      const { start, declarations } = hoisted(node);
      for (const one of declarations) if (isCalled(one.start, one.end)) toVariable(one, start);
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  const program = parseAst(code, { preserveParens: true }) as unknown as Node;
  visit(program, program);
  return text.toString();
};
