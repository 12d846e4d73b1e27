import type { SeedRow } from '../../contract/master-source.ts';

/** Names of ESCO without their addresses, which all begin with this. */
const ESCO = 'http://data.europa.eu/esco/skill/';

// Skills of ESCO whose names stand in postings, and languages. One line each: the id of its address, and the name.
const LINES = `
ecc18804-a466-40d9-98b4-fba5cd67dd4b accounting
49de9958-2aa4-4eef-a89d-fe5d5bcd28c4 adapt to change
55e910e4-736d-44cf-bfa9-b15adc5d91d2 algebra
54924a2c-daca-40d3-9716-4b38ceb04f38 algorithms
4e6cfb60-9579-4822-8a5e-424bc0c8835c animal welfare
3c03ee71-4a23-448f-b79e-81fd75d27dca apply change management
33859d93-987c-4caa-a0a9-6159ea7bbc2a Arabic
199f7919-5114-41b6-b6a5-41e0e4896ec1 assume responsibility
6a536b36-c5c7-4d10-bf67-a4fb0f8549b2 audit techniques
9433da85-70fa-4a25-8f96-71fa59dd1989 biology
3c35dfa4-6dae-45a5-ae0a-f6a45923a95f biometrics
a261c61a-29b8-4b6a-a283-e5a7d5077352 biostatistics
61bef658-d7f9-4759-b1b0-0f9cb3bc581a biotechnology
d1072655-88ce-4445-8803-e6273da273e7 blueprints
dc72ad0a-c5dc-4abd-bc0d-ca43e82162e1 build business relationships
eade4171-3d57-4fb2-9518-44d5a1da4ff5 build trust
6709e92c-7546-46a4-aa57-5e951bd4cb0f building automation
633a3637-2c6b-40ae-ac38-289eb2a62aa6 business analysis
143769cb-b61e-47d8-a61e-eedfbec1016c business intelligence
7f1a7abb-9208-48b7-8b84-2c1f283a50a0 call routing
9af252ce-bf4d-411b-8daa-beb91df4257d channel marketing
cde9911c-f92e-4de1-811f-336e177ac4ce chemistry
1fe42b38-cd42-4fc7-ae77-14e4c9e96295 Chinese
82887396-e5bf-4306-af51-3fe8d82790b2 civil engineering
0cc9c234-f817-4f4c-908a-4d28fe3b0f4a coach employees
0da516ee-e70e-4384-be13-f5ff80be8127 communicate with customers
15d76317-c71a-4fa2-aadc-2ecc34e627b7 communication
89f6560b-2194-45c9-9ece-d33049a73eef computer engineering
21d2f96d-35f7-4e3f-9745-c533d2dd6e97 computer programming
7b5cce4d-c7fe-4119-b48f-70aa05391787 computer science
ddc3119d-1d6e-4324-9125-a3380d299ac5 computer technology
7b0d5000-00da-4864-b776-6de49a87a669 computer vision
afd49651-9119-4327-91fc-844a6dda1254 conflict management
7ae62140-fe02-4ee3-a0c5-fb5668a2870d consumer protection
bf1f763e-c505-46e7-8af3-e48f13ec5f44 control engineering
03f922b0-d518-457d-8f2c-80252a714be1 criminology
8e261d1c-12c0-498e-bfc2-ec0c16496c68 crisis intervention
dc9a236c-c640-43c3-812f-269403591edb customer relationship management
136e0cab-0b19-48f7-9086-745d615f416b customer segmentation
da0795a7-6866-4afc-81ed-5e3aa398f058 Czech
273a28d6-1bd3-4d13-a906-3d75c1cfdfc1 Danish
97bd1c21-66b2-4b7e-ad0f-e3cda590e378 data analytics
43ae58b9-5e56-4524-b45a-b422777a0576 database
ecc4552a-92c5-4222-b18d-faf5ac841080 deep learning
b00e948c-19be-4951-8cff-60f88f1046e9 delegate responsibilities
3c333552-8d89-43f5-90bd-856e15bec433 design drawings
f73ed9e8-65c6-450d-9f19-8f3f8266689c design questionnaires
df64a7cc-2e96-4304-95d3-56fe0ac2dd39 design thinking
c46cf6f9-8b1e-44b9-a529-f5774c9167dd desktop publishing
8c4c49d4-9708-433f-8ca7-bf2c5211ee49 develop creative ideas
cad4f44b-28a8-4448-86e5-7389e5ebf3eb Dutch
88af9294-b697-4687-ae19-aefbb6234dfa economics
3e40c7d0-0e36-4b33-bc33-0aa87eda0561 electrical engineering
debef2fc-7af4-4bff-ac92-4d0317915a84 electronic communication
95c35c3a-035f-47c2-90cf-7e934d20fc08 electronics
97b713f0-b9e8-4903-8dee-7e0b4019a1c0 employment law
6d3edede-8951-4621-a835-e04323300fa0 English
658605f2-1c95-49f0-bd98-0af7b15ad0b0 entrepreneurship
9fa6b84e-d625-4d1d-a5d0-e7f6b357deb8 epidemiology
cef5c0f8-1e40-4c09-b6a7-aa7811849e5d ethics
99571e68-801f-49af-a897-5f75996642e1 financial analysis
450054eb-ccdb-42a7-baf0-371aba515fe7 financial engineering
4b2db903-cd8e-48ce-97fb-a92db4def54e financial forecasting
52e53619-fa77-4f72-b237-5e4aae784dc2 financial management
17996b4f-1302-4bd7-a4c7-912b74feccf0 fine arts
0e3493f4-0cad-4fbc-8e02-025f169b8114 Finnish
4f7fa632-15a6-4739-930b-abbac8055a80 firmware
541cdc23-1eec-4520-81fc-3392eaf538ed fraud detection
e747e77e-0ea1-4001-8b07-1d11946b5f1b French
0d6714c6-720e-4985-9791-5ab85d28da79 gather data
cf9c8e73-105d-419e-86dd-4304cc6cd718 geography
21dfab2e-f954-49ab-8fb6-18cc98cf10bb geometry
4812a4ea-dc55-4dc6-b9b0-4a59bba2c647 German
d4ae9564-0b61-4aa0-9df0-d4fdc969fd6f grammar
7fb699d9-182a-430e-b7a0-6d8ed05c284b graphic design
ea4ebfa1-e17a-4416-ac54-955f33e6ade7 Greek
9b0baaa7-fed3-41b7-b74e-9d459f11acfe Gujarati
a8460be3-f4ba-44a0-a961-0389069a3614 handle stressful situations
8a45f04a-cd28-4ac1-8e8b-ecfd21be0b18 Hebrew
d93a7370-bf56-43f5-be54-e108f8ec3107 Hindi
9ec4252d-cbe8-4134-88fa-549dee1883f3 human anatomy
ddd3596a-43f3-402e-960a-5f79362a8609 Hungarian
a628d2d1-f40a-4c37-a357-2801726f2996 identify problems
7da0b396-34d7-4714-ada4-78d222e515a0 immigration law
8ba9a58f-a491-4a23-9325-85f3b171aa53 immunology
75b30aeb-34c0-40f4-b77d-271d75a98b14 improve business processes
a1816dfd-dbdc-4499-bef3-ff81dd895b33 industrial engineering
6d13053b-ee35-492c-8976-8178420df398 infection control
c8de8023-ab8a-402b-a828-b2b57cd3b2f7 install software
8804d963-5a31-4609-b5df-f741b7199fb7 internal auditing
3cb68bb2-66fc-495a-af82-012338a9402b interpret business information
8f4c0fe6-10c7-409e-92d6-245f46728209 Irish
87219dfe-a21c-4160-8cc8-1eabf9b16b44 Italian
39c675c4-af13-49db-bbed-cf762102f85e Japanese
3391d6dd-d584-4c8c-9af9-d2f0c45e2b4b journalism
f9bc2890-d1f2-4a83-bd7b-b150a7679c79 Korean
fdeabe51-1d92-4770-acfe-eff9769b3d4f landscape analysis
415f816c-07ae-4ac1-9ddb-ecaa9957a249 law enforcement
1f1d2ff8-c4c1-45cc-9812-6a7ee84a73cb lead a team
75d8e5d9-bef3-418b-9011-01bff9f27207 lead others
d5145a9a-602e-40bf-b3e1-f04cf9c3ef86 leadership principles
82fea746-853f-4f1b-8ab7-55de8619cccd lean manufacturing
810df100-e85a-4c13-b619-34030a75ecc2 linguistics
781797f4-c2c3-49a4-a80d-eb81eb4f818c liquidity management
0ab9d433-10e5-4683-ae54-4687179a5259 literature
e843973c-23dd-416a-8a9c-9e89512542fb logistics
3a2d5b45-56e4-4f5a-a55a-4a4a65afdc43 machine learning
0df2e216-68ae-4952-b9dc-3c2f2bc04fe3 maintain database
abbf6f61-04eb-4e1a-9694-05ba28ac38bf maintain privacy
d62d2b4c-a6f8-439e-8a1b-4f29ab5f2c47 make decisions
cb668e89-6ef5-4ff3-ab4a-506010e7e70b manage a team
4cfc7ef6-e251-4c93-bd5e-fd6936dee11c manage profitability
3e28860e-f520-461d-8282-a32264c4f4a1 manage revenue
c881ddd2-9c0e-4743-bd24-36be650493dd manage several projects
d9013e0e-e937-43d5-ab71-0e917ee882b8 manage time
b011c8b4-76e1-4bbc-8bb9-1d205e7b618a market analysis
8770350e-746f-4adb-9556-18ca68104be6 market research
d3e585e9-3a73-4511-b533-90f095e5aa09 marketing mix
4339176e-3acd-4f7f-a5d9-445bee3d23f2 mathematics
efa141df-f382-418f-9121-bd88fd735669 mechanics
e8f602f8-b98b-4071-b088-c65e016cdf98 media planning
ef539e4d-8907-4a88-b2f7-8f8fa95e3117 medical device regulations
2806260f-6399-4add-8f11-070141423f9d medical terminology
113b4428-0a31-4199-8496-070af7854b91 meet commitments
91abe492-18be-4cce-93c7-0dca07072363 meet deadlines
075c68d7-efe4-4466-be4a-9acc726504df mergers and acquisitions
a181e89d-44ae-40e7-8d37-177071237c74 metrology
8f2a4d74-b16f-4023-8fc1-b8dc8b21ffb9 molecular biology
e2d44a9b-f28c-489e-9861-b654b5ded507 motivate others
87de6e49-ca1c-42a4-8751-5ff0b991966b negotiate with stakeholders
829f6eb5-0b26-4152-8eb3-82dd32b2b6f2 Norwegian
cf310cff-0d28-4dbc-9dbb-cc500a3196c2 office software
2ed78f04-8282-40ab-89a6-9392fde00826 orthopaedics
db8a9ba7-96ad-4c53-b552-d4f1570dfefb pathology
2b92a5b2-6758-4ee3-9fb4-b6387a55cc8f perform data analysis
cd5efa8c-e44d-4cbc-91c6-796018dbed68 perform project management
58cabf75-2520-4358-a210-2cbc628f4aa2 Persian
519e801b-3cc4-44d4-bcf1-32fdb9a77e51 personal development
88b406d0-72e2-4087-be19-d5992d259473 personnel management
9c652a9b-a773-4afa-becf-1186f9861fb9 philanthropy
967b60c2-4657-4ffc-bcaf-aab565793f97 philosophy
38509fa4-7c06-4a4b-9622-f521f03c37b8 photography
692ace70-7f97-4214-92bd-88f7637d8a44 physics
f3e9b964-0c2d-46c4-a895-8b3583054d69 Polish
309bc48b-2899-4396-9242-efc26c0e1aee political science
3cbe8b8d-69ba-4faa-9a7c-4cb95769df88 politics
584c13e8-fd06-4ca3-a45b-cca5b2f147a7 Portuguese
d0f2f8a7-d935-4a6d-8e54-dcc3e5e2cbeb present reports
1c460d2d-90c6-4fc9-ad49-febb6e15605a pricing strategies
f2d57f41-43b4-4f5b-8100-3df5c21eda50 process data
bdcac0c8-b77a-4640-9eaf-c0cf3efd1e23 process payments
e2d0daae-2aa1-40cc-99e2-b340b02f97d3 product data management
237db40b-4600-47c0-837f-4a2c4f3014ab project management principles
c69587b4-05d3-45bb-b79b-9b85e6603fc2 provide technical expertise
f9f258e3-4728-4107-9e08-293d5d2ef65e psychiatry
bfe4f330-d595-48c7-ab3c-f309471d6953 psychology
9570e84e-6699-4c9f-9a12-7bc82d53a231 public health
5330b70e-16f5-43a7-a6de-18fd6a4bd063 public relations
87669743-a291-4ea0-9a50-cac60d45649c rehabilitation
96de2e86-e287-41f2-88ab-15a2343afc6f resolve conflicts
8fdf4273-d8ce-47a2-b461-45cb1282ef36 reverse engineering
8744f28f-59a9-45af-8ef6-6944cb5a1473 risk identification
6eff134b-e34f-4d6e-a6e8-5e47cf2228d0 risk management
e87ec79a-c9ff-46f5-84fa-7a0f394cdf40 robotics
4b9f1ae5-0ee6-4738-8999-9b8191fba808 Romanian
55514865-3066-4abd-86a9-dbe45a440882 root cause analysis
6891bbce-20bf-4afc-bd5e-75bdf54c0165 Russian
29a50780-f81b-429c-b410-7f23a492e19d sell products
001115fb-569f-4ee6-8381-c6807ef2527f show initiative
e2088cd0-b174-468a-adc0-921efdadb337 sign language
5303169c-75d6-4751-9136-a4b88343388c social media management
4e097377-7950-4993-9e22-a61b067b5c00 social sciences
8881a9c2-bd07-4954-bf27-c1f8acca9af0 sociology
adc6dc11-3376-467b-96c5-9b0a21edc869 solve problems
14ee9f76-3524-43d5-8a1a-5ba8283f8bd7 Spanish
7ee4c2ea-b349-4bd2-81a3-ec31475d4833 statistics
949ced5f-7536-4614-ac60-563ffc91a2f2 strategic planning
f929c89e-c363-4132-a918-e021d57b307c supply chain management
1cca610d-2afc-44a7-97fc-f2262fb5fc75 surveying
7ee51257-8947-4b69-9bdf-322baf0a6398 Swedish
16132f2b-cf61-4c53-ae8d-9023a8bab90b telemarketing
4707da90-9cfc-46ca-8de0-38a0b7bfb137 think analytically
c624c6a3-b0ba-4a31-a296-0d433fe47e41 think creatively
7dd94ad3-13d6-43fe-8b94-51fcbf67ced9 think critically
b70ab677-5781-40b5-9198-d98f4a34310f toxicology
334e3e49-fb02-4051-809a-f06adfdc1c40 troubleshoot
aa66a033-8522-40e9-a5c0-ff2593e2669c Turkish
080a3bf6-c8e8-481e-b97e-8fbc964ebab7 typography
354b948c-7eef-4ebc-bfd6-f60d7d5acb62 Ukrainian
bc546a09-1103-4184-b757-3508ef5f8490 Urdu
f683ae1d-cb7c-4aa1-b9fe-205e1bd23535 use microsoft office
bf60009d-8afb-4306-9b0d-cfe2f66ab08f Vietnamese
5da42cfd-1da8-4e4f-b68e-4f821d005fc5 virtual reality
1605025e-a179-421f-8f35-5b07d182a6b2 web analytics
7a93e22f-54d8-4bf0-9213-d711f6601b49 work efficiently
`;

/** Skills with which forms and texts of postings begin. */
export function skillSeeds(): SeedRow[] {
  return LINES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      return { code: name.toLowerCase().replaceAll(' ', '-'), name, names: {}, uri: `${ESCO}${id}` };
    });
}
