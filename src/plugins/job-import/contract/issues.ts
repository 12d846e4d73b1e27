import { defineIssues } from '#core/contract/errors.ts';

/** What is wrong with a row of postings. `value` is the beginning of the cell. */
export const postingRowIssues = defineIssues({
  'job-import.empty-row': 'This row is empty.',
  'job-import.empty-cell': 'Every job posting needs this, but the cell is empty.',
  'job-import.no-company': 'Choose the column with the company, or one company for all rows.',
  'job-import.too-long': 'This has {{length, number}} characters, but only {{limit, number}} are possible.',
  'job-import.too-long-shifted':
    'This has {{length, number}} characters, but only {{limit, number}} are possible. Check whether the row has a cell too many or too few.',
  'job-import.not-an-id': '“{{value}}” is not an id. Check whether the row has a cell too many or too few.',
  'job-import.not-yes-no': '“{{value}}” is neither yes nor no. Check whether the row has a cell too many or too few.',
  'job-import.fraudulent': 'The source says that this job posting is a fraud.',
  'job-import.not-a-date':
    '“{{value}}” is not a date such as 2019-02-28. Write year, month and day, or check whether the row has a cell too many or too few.',
  'job-import.open-date': '“{{value}}” can be {{one}} or {{other}}. Choose the order of the dates, or write year, month and day.',
  'job-import.future-date': '“{{value}}” is in the future.',
  'job-import.not-an-amount': '“{{value}}” is not an amount of money. Check whether the row has a cell too many or too few.',
  'job-import.open-amount':
    '“{{value}}” can be {{one, number}} or {{other, number}}. Choose the decimal sign of this column, or write the amount without a separator.',
  'job-import.not-a-period': '“{{value}}” is not a pay period, such as year or hour. Check whether the row has a cell too many or too few.',
  'job-import.salary-turned-round': 'The salary begins at {{min, number}} and ends at {{max, number}}, which is less.',
  'job-import.category-unknown': 'There is no category “{{value}}”. Write the name of a category, or leave the cell empty.',
  'job-import.posting-ended': 'This job posting has ended, so it can no longer be changed.',
  'job-import.posting-is-draft': 'The company is still writing a draft of this job posting. Only the company can change it.',
});

export type PostingRowIssueCode = keyof typeof postingRowIssues;
