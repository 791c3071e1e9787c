export const emailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
type EmailFolder = (typeof emailFolders)[number];
export const emailLabels = ['private', 'company', 'important', 'personal'] as const;
type EmailLabel = (typeof emailLabels)[number];

interface Correspondent {
  readonly name: string;
  readonly email: string;
  readonly avatar?: string;
}

export interface Email {
  readonly id: number;
  readonly from: Correspondent;
  readonly to: readonly Correspondent[];
  readonly subject: string;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  /** HTML: cleaned before it is shown. */
  readonly message: string;
  readonly attachments: readonly { readonly fileName: string; readonly url: string; readonly size: string }[];
  readonly isStarred: boolean;
  readonly labels: readonly EmailLabel[];
  /** ISO 8601. */
  readonly time: string;
  readonly replies: readonly Email[];
  readonly folder: EmailFolder;
  readonly isRead: boolean;
}

export interface EmailList {
  readonly emails: readonly Email[];
  /** Unread or waiting, by folder. */
  readonly emailsMeta: Readonly<Partial<Record<EmailFolder, number>>>;
}
/** Whether there is a mail before and after this one, to step through them. */
export type EmailPlace = Email & { readonly hasNextMail: boolean; readonly hasPreviousMail: boolean };
