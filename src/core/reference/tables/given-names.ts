import type { NameBand } from '../data.ts';

/**
 * Given names of American boys born from about 1990 to 2008 with their bearers among 100,000, in bands of similar
 * frequency (public birth records, and rosters for the names that are rarer in the population than in football).
 */
export const givenNames: readonly NameBand[] = [
  { frequency: 1600, names: 'Michael Jacob Joshua Matthew Christopher' },
  { frequency: 1300, names: 'Andrew Daniel Nicholas Joseph Tyler William Anthony David Ryan John' },
  { frequency: 1000, names: 'Brandon James Zachary Alexander Justin Jonathan Robert Ethan Dylan Christian Austin' },
  {
    frequency: 720,
    names: `Benjamin Samuel Logan Kevin Noah Jordan Nathan Cameron Thomas Caleb Jose Kyle Hunter Jason Elijah Aaron Luke
      Eric Gabriel Jack Isaiah Adam Connor Evan Brian Mason`,
  },
  {
    frequency: 480,
    names: `Isaac Juan Luis Charles Aidan Steven Sean Jackson Timothy Cody Jared Trevor Richard Devin Ian Chase Carlos
      Angel Patrick Nathaniel Adrian Cole Lucas Alex Seth Antonio Gavin Xavier Blake Garrett Dominic
      Jeremiah Brayden Jesus Hayden Owen Jaden Bryan Marcus Wyatt Julian Landon Mark Henry Tristan Carson
      Victor Jeremy Miguel Jesse Brett Bryce Spencer Dakota Max Riley Colton Jake Oscar Jorge Cooper Tanner
      Vincent Colin Kenneth Collin Josiah`,
  },
  {
    frequency: 300,
    names: `Grant Travis Levi Alejandro Parker Stephen Preston Oliver Dalton Peter Paul Edward Shane Derek Eduardo Micah
      George Corey Peyton Nolan Malachi Dawson Kaden Ivan Brady Jayden Liam Trenton Diego Jalen Omar Brendan
      Donovan Francisco Gage Ricardo Colby Conner Trey Scott Jeffrey Griffin Casey Gregory Mitchell Tucker`,
  },
  {
    frequency: 230,
    names: `Drew Shawn Brody Ty Camden Eli Bradley Manuel Fernando Ashton Javier Andre Erik Maxwell Edgar Mario Phillip
      Dustin Joel Keegan Andres Edwin Raymond Asher Giovanni Damian Kaleb Roberto Sebastian Cesar Wesley
      Martin Sergio Malik Elias Johnathan Leo Rafael Taylor Zane Hector Kyler Derrick Chance Troy Braden`,
  },
  {
    frequency: 170,
    names: `Dante Darius Kobe Nicolas Braxton Easton Trent Bryson Dillon Maurice Tyrese Terrance Quinn Quentin Donald
      Devon Frank Brock Clayton Ronald Carter Marco Ruben Pedro Chandler Lance Erick Avery Abraham Skyler
      Grady Jonah Sawyer Jace Emmanuel Emanuel Desmond Isiah Israel Simon Theodore Zion Walker Weston
      Zackary Brennan`,
  },
  {
    frequency: 130,
    names: `Camron Drake Jaylen Caden Jaxon Ryder Cade Tate Reid Reed Rhett Beau Bailey Holden Graham Jameson Payton
      Tyson Keith Kendall Douglas Gary Larry Jerry Randy Ricky Terry Rodney Russell Roger Craig Chad Curtis
      Philip Allen Alan Albert Arthur Lawrence Louis Walter Roy Dennis`,
  },
  {
    frequency: 60,
    names: `Jaquan Marquis Marquise Terrell Terrence Tyrone Tyrell Trevon Travon Treyvon Davon Davion Dontae Donte
      Deandre Deangelo Demetrius Demarcus Demarco Dequan Deshawn Desean Deion Deon Devante Devonte Davante
      Dashawn Darnell Darrell Darryl Darren Darrius Damon Damien Damion Dallas Dane Darian Darien Darion
      Dayton Deacon Denzel Dwayne Dwight Earl Elliott Elliot Emmett Ezekiel Ezra Fabian Felix Finn Fletcher
      Forrest Franklin Frederick Gareth Garrison Gerald Gerardo Gilbert Glenn Gordon Graydon Greyson Grayson
      Guillermo Gunnar Gunner Hakeem Harold Harrison Harry Heath Houston Howard Hudson Hugo Isaias Ismael
      Jabari Jackie Jacoby Jaheim Jahlil Jair Jakob Jamal Jamar Jamarcus Jamari Jamel Jamie Jamison Jaren
      Jarred Jarrett Jarrod Jarvis Jasper Javion Javon Jay Jayce Jaylon Jaylin Jeff Jefferson Jeremih Jerome
      Jermaine Jett Jimmy Joaquin Joe Joey Johnny Jon Jonas Jordon Josue Judah Jude Julio Julius Kai Kameron
      Kamron Kareem Karl Keaton Keenan Keion Kellen Kelly Kelvin Kendrick Kenny Kent Kenyon Keon Keshawn
      Keyshawn Khalid Khalil Kian Kieran Killian Kirk Kody Kolby Kolton Korey Kory Kristian Kurt Lamar Lane
      Lawson Layne Leland Leon Leonard Leonardo Leonel Leroy Lincoln Lorenzo Lukas Luca Mackenzie Marc
      Marcel Marcos Markell Marlon Marshall Marvin Mathew Mathias Mauricio Maverick Melvin Micheal Miles
      Milo Mohamed Montez Montrell Morgan Moses Myles Nash Nathanael Neal Neil Nehemiah Nelson Nick Nico
      Nigel Nikolas Orion Orlando Oswaldo Pablo Parris Pierce Porter Prince Quincy Quinten Quinton Rashad
      Rashaad Rasheed Rashawn Raul Ray Reece Reese Reggie Reginald Rene Rex Rhys Ridge River Rocco Rocky
      Roderick Rodrigo Rohan Roland Roman Romeo Ronnie Roosevelt Rory Ross Rowan Royce Rudy Ryland Rylan Sam
      Santiago Saul Savion Semaj Shaun Shannon Shaquille Shemar Sidney Silas Solomon Stanley Stefan Sterling
      Steve Stone Stuart Sullivan Sylvester Tariq Tavion Tavon Teddy Terence Thaddeus Theo Tobias Toby Todd
      Tommy Tony Trace Tracy Tre Tremaine Trenten Trevion Treveon Tristen Truman Tyree Tyreek Tyriq Tyrek
      Tyquan Ulysses Uriel Vance Vernon Vicente Wade Warren Wayne Wendell Will Willie Wilson Winston Xander
      Yusuf Zachariah Zachery Zack Zaire Zander Zayden Abel Abdul Addison Aden Adonis Ahmad Ahmed Alberto
      Alec Alfonso Alfred Alfredo Ali Allan Alonzo Alton Alvaro Alvin Amari Amir Amos Anders Angelo Antoine
      Antwan Archer Ariel Arjun Armando Armani Arnold Arturo August Augustus Axel Barrett Barry Baylor
      Beckett Ben Bennett Benny Bernard Bishop Bobby Boston Bowen Bo Brad Bradyn Braeden Brandan Branden
      Brandt Branson Brant Braylon Breck Brenden Brendon Brennen Brent Brenton Briggs Brogan Bronson Brooks
      Bruce Bruno Bryant Brycen Bryon Byron Cal Calvin Camren Cannon Carl Carlton Carlo Carmelo Carnell
      Cason Cassius Cedric Chaz Charlie Chauncey Chester Chris Clarence Clark Claude Clay Cliff Clifford
      Clifton Clint Clinton Clyde Coby Codie Colt Colten Coleman Coen Conor Conrad Corbin Cordell Cornelius
      Cortez Coy Creed Crew Cruz Cullen Curt Cyrus Daequan Dale Dalvin Damarion Damani Dan Dangelo Danny
      Daquan Dario Darrin Darwin Dave Davis Dean Declan Dejuan Delvin Delante Demario Demond Denver Derick
      Derwin Devan Deven Dexter Dion Dominick Dominique Don Donavan Donnie Donnell Dorian Drayton Duane
      Duncan Duke Dusty Eddie Edmund Efrain Eldon Elisha Ellis Elmer Elvis Emilio Emory Enrique Ernest
      Ernesto Esteban Eugene Everett Ezequiel Fisher Floyd Ford Foster Fred Freddie Garret Garry Gene
      Geoffrey Gianni Gideon Gino Giovani Glen Gerard`,
  },
  {
    frequency: 12,
    names: `Keanu Kaimana Kalani Manoa Sione Semisi Tavita Mosese Viliami Sefo Tua Maika Kekoa Koa Makai Nainoa Penei
      Talanoa Chukwuma Emeka Chidi Obinna Ikenna Tobe Kwame Kofi Olumide Femi Tunde Kelechi Uchenna Ola
      Ayodele Jevon Juwan Jadarius Jakobe Jaquez Jarius Javaris Jaylan Jaylyn Jerrod Jerrick Jerell Jeron
      Jovan Justice Juwuan Kadarius Kadeem Kamari Kavon Kayden Keandre Keelan Kendarius Kentrell Kevon Keyon
      Kordell Kyree Labryan Ladarius Lavar Lavonte Latrell Laquan Laquon Lonnie Lyndon Mackey Makhi Malcolm
      Malique Marcellus Marquan Marquez Marquel Marqus Martavious Martrell Marvell Mekhi Messiah Mikal Mikel
      Montae Monte Montavious Montrez Mykal Nate Nicco Octavius Omari Osiris Oshane Phoenix Quadir Quavaris
      Quay Quez Quindarius Quintez Quintavious Rakeem Raekwon Rahim Rahmir Raheem Rakim Randall Rayshawn
      Reuben Rico Rodarius Romello Roquan Royal Ryker Sadarius Sammy Samson Santana Santonio Saquon Shamar
      Shaquan Shawndre Shiloh Sincere Stetson Stevie Storm Sutton Tahj Taj Tajae Tavaris Tavarus Tayshaun
      Tayvion Telvin Tevin Thatcher Tillman Titus Torey Torian Torrance Tory Travelle Travion Tremayne
      Tremon Trevis Treylon Trystan Turner Tyjae Tymir Tyon Tyshawn Tyvon Ulises Vaughn Vernell Vic Von
      Wallace Waylon Whit Wiley Woodrow Xavion Xzavier Yahya Zaden Zaid Zakari Zamir Zavier Zechariah Zeke
      Zhamir Zyon Alijah Amarion Amaree Antione Antwaun Ashtyn Azariah Azeez Bakari Bernardo Boone Boyd
      Briar Bridger Cael Caelan Cairo Callum Camari Canaan Cavan Chevy Cash Chip Cobi Colson Cordarius
      Daelin Dakarai Damar Damarcus Daryl Davin Daxton Dayne Deonte Deontae Derrius Detrick Devaughn Deveon
      Dijon Dillan Donavon Donta Dre Drelon Dylon Ean Eian Elan Eliot Elom Enoch Enzo Evander Ezell Gannon
      Garth Gatlin Geno Gentry Grey Gus Hank Hardy Harlan Harley Hayes Heston Iman Ishmael Ivory Izaiah`,
  },
];
