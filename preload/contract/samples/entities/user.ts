export const userStatuses = ['active', 'inactive', 'pending'] as const;

export interface SampleUser {
  readonly id: number;
  readonly billing: string;
  readonly fullName: string;
  readonly company: string;
  readonly role: string;
  readonly username: string;
  readonly country: string;
  readonly contact: string;
  readonly email: string;
  readonly currentPlan: string;
  readonly status: (typeof userStatuses)[number];
  readonly avatar: string;
}
