/**
 * The headings between the parts of an imported text whose source has them in several columns. The import writes each on a line of its own
 * after an empty line, and the posting's page shows these lines as headings.
 */
export const DESCRIPTION_HEADINGS = Object.freeze({
  requirements: 'Requirements',
  preferredSkills: 'Preferred skills',
  benefits: 'Benefits',
  companyProfile: 'About the company',
  unreadSalary: 'Salary as given',
});
