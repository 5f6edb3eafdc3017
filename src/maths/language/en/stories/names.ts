/** Names by whom `he` and `she` may mean; a name that stands nowhere here has no gender. */
export const MALE = `tom bob john mike dan sam tim jim joe jack james david frank fred george henry jason jerry larry mark paul peter
 robert ryan sean steve todd tyler ben bill adam andrew brian bryan carl chris cody connor danny dave dean doug ed edward eric gary
 greg harry ian jacob jake jeff jeremy joey jordan josh juan keith ken kevin kyle lewis logan luke marcus mario matt matthew max
 michael nathan ned nick oliver oscar patrick philip ray rick roger ron sid simon ted terry tommy tony victor vince warren wayne
 zach alan isaac uncle father dad grandfather grandad grandpa brother boy man mr son christian charlie steven randy hank noah liam
 leo evan carlos pedro luis ivan omar brad daddy ali hamza yusuf raj dev imran ahmed mohammed mo arjun sanjay ravi kwame mateo
 diego miguel joaquin sergio eduardo javier xavier juan thomas alex ethan caleb lamar deshawn tyrell malik jamal wei bao jin kenji
 hiro dmitri pavel tomas jakub piotr finn callum rory angus hamish gethin rhys dylan owen gareth alfie archie freddie theo toby
 barnaby hugo felix jonas lukas felix emil anton otto karl vic stan joel kai zac tariq bilal karim hassan ibrahim khalid adebayo
 emeka kofi kwabena jamie nephew king prince grandson husband will elijah mason aiden jayden gabriel samuel anthony dominic
 benjamin alexander daniel joseph joshua christopher nicholas jonathan richard william stephen kenneth timothy antonio marco
 rafael ricardo fernando roberto enrique pablo andre marcel pierre louis jean-luc hans viktor igor oleg sergei vikram rohan
 aarav rahul amit anil ashok sunil vijay deepak farhan faisal salim rashid mustafa mehmet emre can deniz kerem bruno enzo matteo
 luca giovanni stefan milan marko nikola jose manuel francisco josh nate pete rob stu gus hal sami yusef reza amir arash farid tarek ziad karl leon
 finn luke noel ross scott craig derek neil nigel clive cliff dom dwayne marvin curtis tyrone darius isaiah caden mason landon tobias sven lars bjorn`
export const FEMALE = `mary ann anna amy alice alissa amanda annie ashley ava barbara bella belle betty bianca bonnie brenda carla carol
 carolyn chloe claire debby denise diana diane donna ellen emily emma eva faye gwen haley heather helen isabel isabella jane janet
 jean jennifer jenny jessica jill joan josie judy julia julie karen kate katie kelly kim laura lexie lily linda lisa lucy luna
 maggie maria marie martha megan melanie melissa mia michelle millie molly mona nancy nicole nina olivia paige pam penny rachel
 rebecca rosa rose roxy ruth sally sandra sara sarah sofia sophia sue susan susie suzanne tara teresa tiffany tina vanessa victoria
 vivian wendy winnie zoe aunt mother mom mum mummy mommy grandmother grandma granny gran nan nana sister girl woman mrs miss ms
 daughter marta cindy nora ella grace jackie queen princess auntie niece wife amira noor ellie tilly daisy priya lola evie nia
 ffion cerys bea mabel ivy holly fatima aisha zainab maya naomi helena pilar marisol savannah jasmine quinn carmen bella tamika
 halima oluchi imani tatiana claire lucia gabriela elena camila valentina ines aaliyah keisha ebony jada leila layla yasmin
 mariam khadija sana hana yuki mei ling lin xia anya olga svetlana natasha irina ingrid freya astrid greta heidi petra
 hannah abigail charlotte amelia harriet poppy phoebe matilda florence beatrice imogen rosie tess robyn sophie erin niamh
 aoife siobhan caitlin bethan carys meena anita sunita deepa lakshmi kavya ananya divya pooja nisha ayesha zara samira nadia
 adele odette colette amelie juliette camille lea chiara giulia francesca bianca paula sonia dora zofia kasia agnieszka magda
 rosie elsie edith mabel ada esme isla orla willow hazel violet ruby scarlett madison addison brooklyn mackenzie kayla destiny
 elizabeth margaret patricia dorothy deborah stephanie katherine catherine angela veronica monica valerie lauren courtney andrea
 alicia adriana mariana daniela jada simone renee monique latoya shanice jess beth meg abby abbie becky bethany ella elle ellie evelyn eve flo fran frances gemma georgia gina hattie ines jade josephine kara
 kiera kirsty lara leah libby lydia maisie mandy marina melody mina mira nell nelly nerys olive pippa polly ros roxanne ruby sal sasha selina shona
 skye stella suki tamsin tanya tash thea tia trudy una vera wanda yara zelda zoya olga ola lila lina aya noura meera tanvi kavya ishita riya anika`
/** Names of either. */
export const EITHER = `pat robin sandy jo alex sam charlie jordan taylor casey morgan riley jamie kerry leslie lee kim chris ashley avery
 quinn terry dana drew skyler rowan sasha kai jean jesse ariel billie frankie andy nicky danny max ronnie bobbie noor`
/** A title before a name. */
export const TITLES =
  'mr mrs ms miss dr sir madam professor principal coach farmer captain grandma grandpa granny aunt uncle auntie chef king queen officer nurse baker'
/** People by what they are to somebody: `his sister`. */
export const RELATIVES = `brother sister mother father mum dad mom aunt uncle cousin friend grandmother grandfather grandma grandpa gran
 granny grandad nan son daughter neighbour neighbor teacher teammate classmate partner nephew niece wife husband parent twin coach`
