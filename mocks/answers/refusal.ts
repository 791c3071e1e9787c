/** An error answer of the mock server: a status, a message, and messages about fields. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  constructor(status: number, message: string, fields?: Readonly<Record<string, string>>) {
    this.status = status;
    this.message = message;
    this.fields = fields;
  }
}

/** An input that is well-formed but invalid: 422 with messages about fields. */
export const unacceptable = (message: string, fields?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(422, message, fields);

export const missing = (what: string): Refusal => new Refusal(404, `This ${what} no longer exists.`);
